import { lazy, Suspense } from "react";
import { CopyButton } from "#app/color/copy-button.tsx";
import { useCopy } from "#app/color/use-copy.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { colorTexts as textsOf } from "#domain/documents/color-text.ts";
import type { Color } from "#engine/space/color.ts";
import { OpenInMenu } from "./open-in-menu.tsx";
import { linkTo } from "./share-link.ts";
import { ToolMenu } from "./tool-menu.tsx";
import { SAVE_WORDS, type SaveState } from "./use-device-work.ts";
import type { DocumentHistory } from "./use-document-history.ts";

/** In the page from the start; its script comes after the rest. */
const ToolSwitchList = lazy(() => import("./tool-switch-list.tsx"));
const OpenInList = lazy(() => import("./open-in-list.tsx"));

export interface HeaderAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  /** Only where the dock has no room for it. */
  readonly isNarrow?: boolean;
}

export interface ToolHeaderProps {
  readonly title: string;
  readonly history: DocumentHistory;
  readonly saveState: SaveState;
  /** What "Open in…" carries on. */
  readonly colors: readonly Color[];
  readonly isExportOpen: boolean;
  readonly onSave: () => void;
  readonly onExport: () => void;
  /** Behind the three dots. */
  readonly more: readonly HeaderAction[];
}

interface CarriedProps {
  readonly title: string;
  /** As color-text.ts writes them. */
  readonly colorTexts: string;
}

/** The name, which switches tools; undo and redo; the save state in words; what can be done with the result. */
export function ToolHeader(props: ToolHeaderProps) {
  const { title, history, saveState, colors, isExportOpen, onSave, onExport, more } = props;
  const carried = textsOf(colors);
  return (
    <header className="tool-bar">
      <h1>
        <ToolSwitcher title={title} colorTexts={carried} />
      </h1>
      <span className="tool-rule" />
      <span className="tool-steps">
        <IconButton
          icon="arrow-u-up-left"
          label="Undo"
          shortcut="Ctrl Z"
          size="s"
          disabled={!history.canUndo}
          onClick={history.undo}
        />
        <IconButton
          icon="arrow-u-up-right"
          label="Redo"
          shortcut="Ctrl Shift Z"
          size="s"
          disabled={!history.canRedo}
          onClick={history.redo}
          className="tool-redo"
        />
      </span>
      <span className="grow" />
      <span className="tool-state" role="status" data-failed={saveState === "failed" || undefined}>
        {SAVE_WORDS[saveState]}
      </span>
      <CopyButton
        className="tool-wide"
        variant="ghost"
        size="s"
        icon="link-simple"
        label="Copy link"
        text={() => linkTo(history.search)}
      />
      <OpenInMenu className="tool-wide" title={title} colorTexts={carried} />
      <Button className="tool-wide" variant="ghost" size="s" onClick={onSave}>
        <Icon name="bookmark-simple" />
        Save
      </Button>
      <MoreMenu title={title} colorTexts={carried} history={history} onSave={onSave} more={more} />
      <Button
        variant="ink"
        size="s"
        className="tool-export"
        aria-label="Export"
        onClick={onExport}
        aria-expanded={isExportOpen}
      >
        <Icon name="export" />
        <span className="tool-export-word">Export</span>
      </Button>
    </header>
  );
}

/** What the header has no room for; below lg that is nearly all of it. */
function MoreMenu({
  title,
  colorTexts,
  history,
  onSave,
  more,
}: CarriedProps & Pick<ToolHeaderProps, "history" | "onSave" | "more">) {
  const { copy } = useCopy();
  const items: readonly (HeaderAction & { readonly isOff?: boolean })[] = [
    { label: "Redo", icon: "arrow-u-up-right", run: history.redo, isNarrow: true, isOff: !history.canRedo },
    { label: "Copy link", icon: "link-simple", run: () => void copy(linkTo(history.search)), isNarrow: true },
    { label: "Save", icon: "bookmark-simple", run: onSave, isNarrow: true },
    ...more,
  ];
  return (
    <ToolMenu
      className="tool-more"
      accessibleName="More"
      label={
        <span className="btn btn-ghost btn-square btn-s" data-tip="More" data-tip-side="end">
          <Icon name="dots-three" />
        </span>
      }
    >
      <ul>
        {items.map((item) => (
          <li key={item.label} className={item.isNarrow ? "tool-narrow" : ""}>
            <button type="button" onClick={item.run} disabled={item.isOff}>
              <Icon name={item.icon} />
              {item.label}
            </button>
          </li>
        ))}
        <Suspense fallback={null}>
          <OpenInList title={title} colorTexts={colorTexts} className="tool-narrow" />
        </Suspense>
      </ul>
    </ToolMenu>
  );
}

function ToolSwitcher({ title, colorTexts }: CarriedProps) {
  return (
    <ToolMenu
      className="tool-switcher"
      label={
        <>
          <span className="tool-name">{title}</span>
          <Icon name="caret-down" size={13} />
        </>
      }
    >
      <ul>
        <Suspense fallback={null}>
          <ToolSwitchList title={title} colorTexts={colorTexts} />
        </Suspense>
      </ul>
    </ToolMenu>
  );
}
