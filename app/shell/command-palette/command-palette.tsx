/** The command palette (SHL-13). React Aria; loaded with the first Cmd or Ctrl + K, or press of the search field. */
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import {
  Autocomplete,
  Collection,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from "react-aria-components";
import { useNavigate } from "react-router";
import { nameColors } from "#app/color/color-namer.ts";
import { useSession } from "#app/session/session-store.ts";
import { commandPaletteFlag } from "#app/shell/command-palette-flag.ts";
import { type PageFormat, pageCommands } from "#app/shell/page-commands.ts";
import { installOffer } from "#app/shell/platform/install-offer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { ToolPicture } from "#app/ui/tool-picture.tsx";
import { formatHex } from "#engine/format/format.ts";
import type { Command, RunCommand } from "./command.ts";
import { commandsFor, INSTALL_ID, installCommands } from "./commands.ts";
import type { Computed } from "./computed.ts";
import { copyText } from "./copy-text.ts";
import { useAnswer } from "./use-answer.ts";
import { useLibrarySearch } from "./use-library-search.ts";
import { useWordPalette } from "./use-word-palette.ts";
import "./command-palette.css";

export function CommandPalette() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const [page] = useState(pageCommands.get);
  const { status } = useSession();
  const answer = useAnswer(text);
  const formats = useFormats(page.formats);
  const groups = commandsFor(text, page, { answer, status, formats });
  const name = useAnswerName(answer);
  const library = useLibrarySearch(
    answer !== undefined && /[#(%,/]| on | over |^mix /.test(text) ? "" : text,
  );
  const words = useWordPalette(answer === undefined ? text : "");
  const found = words.isReady ? library.items : [];
  const items: readonly LibraryRow[] = found.map((item) => ({ id: item.to, ...item }));
  const isInstallOffered = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => false);
  const install = isInstallOffered ? installCommands(text) : [];
  const go = (to: string) => {
    commandPaletteFlag.close();
    void navigate(to, { viewTransition: true });
  };
  const runs = new Map([...groups.here, ...groups.everywhere].map((row) => [row.id, row.run]));
  const targets = new Map(
    [...groups.color, ...groups.tools, ...words.rows, ...groups.pages, ...items].map((row) => [
      row.id,
      row.to,
    ]),
  );
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && commandPaletteFlag.close()}
      className="command-overlay"
    >
      <Modal className="command-modal">
        <Dialog aria-label="Search and commands" className="command-dialog">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField aria-label="Search, or paste any color" autoFocus className="command-field">
              <Icon name="magnifying-glass" />
              <Input placeholder="Search, or paste any color" />
            </SearchField>
            <Menu
              aria-label="Results"
              className="command-list"
              onAction={(key) => {
                if (key === INSTALL_ID) {
                  commandPaletteFlag.close();
                  void installOffer.accept();
                  return;
                }
                if (key === ANSWER_ID && answer !== undefined) {
                  commandPaletteFlag.close();
                  void copyText(answer.copied, answer.kind === "color" ? answer.background : undefined);
                  return;
                }
                const run = runs.get(String(key));
                if (run !== undefined) {
                  commandPaletteFlag.close();
                  run();
                  return;
                }
                const to = targets.get(String(key));
                if (to !== undefined) go(to);
              }}
              renderEmptyState={() => (
                <EmptyState text={text} state={words.isReady ? library.state : "searching"} />
              )}
            >
              {answer !== undefined && answer.kind === "color" && text.trim() !== "" && (
                <ColorSection answer={answer} name={name} rows={groups.color} />
              )}
              {answer !== undefined && answer.kind !== "color" && (
                <MenuSection className="command-section">
                  <AnswerBand answer={answer} name={answer.title ?? ""} id={ANSWER_ID} />
                </MenuSection>
              )}
              {answer?.kind !== "color" && <CommandSection title="Color" rows={groups.color} />}
              <RunSection title="On this page" rows={groups.here} />
              <CommandSection title="Tools" rows={groups.tools} />
              <CommandSection title="From words" rows={words.rows} />
              {items.length > 0 && (
                <MenuSection className="command-section">
                  <Header>Library</Header>
                  <Collection items={items}>
                    {(item) => (
                      <MenuItem id={item.id} textValue={item.title} className="command-row">
                        <span className="command-bands" aria-hidden="true">
                          {item.colors.slice(0, 5).map((color, index) => (
                            <i key={`${index}${color}`} style={{ background: color }} />
                          ))}
                        </span>
                        <span className="command-label">{item.title}</span>
                        <small>{item.credit}</small>
                      </MenuItem>
                    )}
                  </Collection>
                </MenuSection>
              )}
              <CommandSection title="Pages" rows={groups.pages} />
              <RunSection title="Everywhere" rows={groups.everywhere} />
              <CommandSection title="Application" rows={install} />
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const NO_FORMATS: readonly PageFormat[] = [];

/** None while they load; without a network the panel still has them. */
function useFormats(load: (() => Promise<readonly PageFormat[]>) | undefined): readonly PageFormat[] {
  const [formats, setFormats] = useState(NO_FORMATS);
  useEffect(() => {
    let isCurrent = true;
    load?.().then(
      (loaded) => isCurrent && setFormats(loaded),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return formats;
}

interface LibraryRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly credit: string;
  readonly colors: readonly string[];
}

const rowOf = (row: Command) => (
  <MenuItem id={row.id} textValue={row.label} className="command-row">
    {row.tool !== undefined && <ToolPicture tool={row.tool} />}
    {row.sample !== undefined && (
      <span className="command-sample" aria-hidden="true" style={{ background: row.sample }} />
    )}
    <span className="command-label">{row.label}</span>
    {row.detail !== undefined && <small>{row.detail}</small>}
  </MenuItem>
);

function CommandSection({ title, rows }: { title: string; rows: readonly Command[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <MenuSection className="command-section">
      <Header>{title}</Header>
      <Collection items={rows}>{rowOf}</Collection>
    </MenuSection>
  );
}

const ANSWER_ID = "answer";

/**
 * The result for a typed color: the first row opens the converter and shows the color (SHL-13); a computed color has
 * its name and values.
 */
function ColorSection({ answer, name, rows }: { answer: Computed; name: string; rows: readonly Command[] }) {
  const [first, ...rest] = rows;
  return (
    <>
      {first !== undefined && (
        <MenuSection className="command-section" aria-label="Color">
          <AnswerBand answer={answer} name={name} id={first.id} label={first.label} />
        </MenuSection>
      )}
      <MenuSection className="command-section" aria-label="With this color">
        <MenuItem id={ANSWER_ID} textValue={`Copy ${answer.copied}`} className="command-row">
          <span className="command-label">
            Copy <span className="t-value">{answer.copied}</span>
          </span>
        </MenuItem>
        <Collection items={rest}>{rowOf}</Collection>
      </MenuSection>
    </>
  );
}

interface AnswerBandProps {
  readonly answer: Computed;
  readonly name: string;
  readonly id: string;
  /** Label of Enter's action, if it does not copy. */
  readonly label?: string;
}

function AnswerBand({
  answer,
  name,
  id,
  label = `Copy ${answer.copied.split("\n").join(", ")}`,
}: AnswerBandProps) {
  return (
    <MenuItem
      id={id}
      textValue={`${label}: ${name} ${answer.values.join(", ")}`}
      className="command-row command-answer"
      style={{ background: answer.background, color: answer.text }}
    >
      <span className="command-answer-title">{name}</span>
      <span className="command-answer-values t-value">
        {answer.values.map((value) => (
          <span key={value}>{value}</span>
        ))}
      </span>
      <span className="command-answer-key">{label}</span>
    </MenuItem>
  );
}

function RunSection({ title, rows }: { title: string; rows: readonly RunCommand[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <MenuSection className="command-section">
      <Header>{title}</Header>
      <Collection items={rows}>
        {(row) => (
          <MenuItem id={row.id} textValue={row.label} className="command-row">
            <span className="command-label">{row.label}</span>
            {row.detail !== undefined && <small>{row.detail}</small>}
            {row.keys.map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </MenuItem>
        )}
      </Collection>
    </MenuSection>
  );
}

/** The nearest name of the typed color; the list of names is loaded for the first one. */
function useAnswerName(answer: Computed | undefined): string {
  const [named, setNamed] = useState<{ readonly hex: string; readonly name: string }>();
  const [color] = answer?.kind === "color" ? answer.colors : [];
  const hex = color === undefined ? "" : formatHex(color);
  useEffect(() => {
    if (color === undefined) return;
    let isCurrent = true;
    void nameColors([color]).then(([name = ""]) => isCurrent && setNamed({ hex, name }));
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the color is a new object on each keystroke
  }, [hex]);
  return named?.hex === hex && named.name !== "" ? named.name : hex.toUpperCase();
}

function EmptyState({ text, state }: { text: string; state: string }) {
  if (state === "searching") return <p className="command-empty">Searching the library…</p>;
  if (state === "failed")
    return <p className="command-empty">The library cannot be reached. Tools and pages still can.</p>;
  return <p className="command-empty">Nothing found for “{text}”. Try a tool, a title or a color.</p>;
}
