/** The command palette (SHL-13). React Aria; loaded on the first Cmd or Ctrl + K, or press of the search field. */
import { type ReactNode, useState, useSyncExternalStore } from "react";
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
import { commandPaletteFlag } from "#app/shell/command-palette-flag.ts";
import { installOffer } from "#app/shell/platform/install-offer.ts";
import { Icon } from "#app/ui/icon.tsx";
import { type Command, commandsFor, INSTALL_ID, installCommands } from "./commands.ts";
import { useLibrarySearch } from "./use-library-search.ts";
import "./command-palette.css";

export default function CommandPalette() {
  const [text, setText] = useState("");
  const navigate = useNavigate();
  const groups = commandsFor(text);
  const library = useLibrarySearch(/[#(]/.test(text) ? "" : text);
  const items: readonly LibraryRow[] = library.items.map((item) => ({ id: item.to, ...item }));
  const isInstallOffered = useSyncExternalStore(installOffer.subscribe, installOffer.get, () => false);
  const install = isInstallOffered ? installCommands(text) : [];
  const go = (to: string) => {
    commandPaletteFlag.close();
    void navigate(to, { viewTransition: true });
  };
  const targets = new Map(
    [...groups.color, ...groups.tools, ...groups.pages, ...items].map((row) => [row.id, row.to]),
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
                const to = targets.get(String(key));
                if (to !== undefined) go(to);
              }}
              renderEmptyState={() => <EmptyState text={text} state={library.state} />}
            >
              <CommandSection title="Color" rows={groups.color} />
              <CommandSection title="Tools" rows={groups.tools} />
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
              <CommandSection title="Application" rows={install} />
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface LibraryRow {
  readonly id: string;
  readonly to: string;
  readonly title: string;
  readonly credit: string;
  readonly colors: readonly string[];
}

function CommandSection({ title, rows }: { title: string; rows: readonly Command[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <MenuSection className="command-section">
      <Header>{title}</Header>
      <Collection items={rows}>
        {(row) => (
          <MenuItem
            id={row.id}
            textValue={row.label}
            className="command-row"
            {...(row.id === "color-generate" && { "data-wears": "" })}
          >
            {row.color !== undefined && (
              <span className="command-swatch" aria-hidden="true" style={{ background: row.color }} />
            )}
            <span className="command-label">{row.label}</span>
            {row.detail !== undefined && <small>{row.detail}</small>}
          </MenuItem>
        )}
      </Collection>
    </MenuSection>
  );
}

function EmptyState({ text, state }: { text: string; state: string }) {
  if (state === "searching") return <p className="command-empty">Searching the library…</p>;
  if (state === "failed")
    return <p className="command-empty">The library cannot be reached. Tools and pages still can.</p>;
  return <p className="command-empty">Nothing is called “{text}”. A color can be pasted in any CSS form.</p>;
}
