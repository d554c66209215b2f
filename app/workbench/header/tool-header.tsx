import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { IconName } from "#app/ui/icon-names.ts";
import { type DeviceWork, saveWords } from "#app/workbench/history/use-device-work.ts";
import type { DocumentHistory } from "#app/workbench/history/use-document-history.ts";
import { useCopyLink } from "#app/workbench/share/use-copy-link.ts";
import type { KeptState } from "#domain/device/kept-items.ts";
import { colorTexts as textsOf } from "#domain/documents/color-text.ts";
import { shortTitle } from "#domain/navigation/tools.ts";
import type { Color } from "#engine/space/color.ts";
import { ExportButton } from "./export-button.tsx";
import { OpenInList } from "./open-in-list.tsx";
import { OpenInMenu } from "./open-in-menu.tsx";
import { ToolMenu } from "./tool-menu.tsx";
import { ToolSwitchList } from "./tool-switch-list.tsx";

export interface HeaderAction {
  readonly label: string;
  readonly icon: IconName;
  readonly run: () => void;
  /** Only shown if the dock has no room for it. */
  readonly isNarrow?: boolean;
}

export interface ToolHeaderProps {
  readonly title: string;
  readonly history: DocumentHistory;
  readonly device: DeviceWork;
  readonly keptState: KeptState;
  /** The colors that "Open in…" passes on. */
  readonly colors: readonly Color[];
  /** Names that the person gave to the colors, for the tool that is opened; "" for a color without one. */
  readonly ownNames?: readonly string[] | undefined;
  readonly isExportOpen: boolean;
  readonly onSave: () => void;
  /** Without it the dock has the button. */
  readonly onExport: (() => void) | undefined;
  /** Rows of the three-dots menu. */
  readonly more: readonly HeaderAction[];
}

interface CarriedProps {
  readonly title: string;
  /** In the format of color-text.ts. */
  readonly colorTexts: string;
  readonly ownNames?: readonly string[] | undefined;
}

/** The tool's name, which opens the tool menu; undo and redo; the save state in words; actions on the result. */
export function ToolHeader(props: ToolHeaderProps) {
  const { title, history, device, keptState, colors, ownNames, isExportOpen, onSave, onExport, more } = props;
  const carried = textsOf(colors);
  const { isCopied, copyLink } = useCopyLink(history);
  const saving = SAVE_BUTTONS[keptState];
  return (
    <header className="tool-bar">
      <h1>
        <ToolSwitcher title={title} />
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
      <span className="tool-state" role="status" data-failed={device.saveState === "failed" || undefined}>
        {saveWords(device, keptState)}
      </span>
      <Button className="tool-wide" variant="ghost" size="s" onClick={copyLink}>
        <Icon name={isCopied ? "check" : "link-simple"} size={16} />
        {isCopied ? "Copied" : "Copy link"}
      </Button>
      <OpenInMenu className="tool-wide" title={title} colorTexts={carried} ownNames={ownNames} />
      <Button className="tool-wide" variant="ghost" size="s" onClick={onSave}>
        <Icon name={saving.icon} />
        {saving.label}
      </Button>
      <IconButton
        className="tool-save"
        icon={saving.icon}
        label={saving.label}
        size="s"
        data-tip-side="end"
        onClick={onSave}
      />
      <MoreMenu
        title={title}
        colorTexts={carried}
        ownNames={ownNames}
        history={history}
        copyLink={copyLink}
        more={more}
      />
      {onExport && (
        <ExportButton size="s" className="tool-export" isOpen={isExportOpen} onExport={onExport} />
      )}
    </header>
  );
}

/** Actions that do not fit into the header; below lg nearly all of them but saving. */
function MoreMenu({
  title,
  colorTexts,
  ownNames,
  history,
  copyLink,
  more,
}: CarriedProps & Pick<ToolHeaderProps, "history" | "more"> & { readonly copyLink: () => void }) {
  const items: readonly (HeaderAction & { readonly isOff?: boolean })[] = [
    { label: "Redo", icon: "arrow-u-up-right", run: history.redo, isNarrow: true, isOff: !history.canRedo },
    { label: "Copy link", icon: "link-simple", run: copyLink, isNarrow: true },
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
        <OpenInList title={title} colorTexts={colorTexts} ownNames={ownNames} className="tool-narrow" />
      </ul>
    </ToolMenu>
  );
}

const SAVE_BUTTONS: Readonly<Record<KeptState, Pick<HeaderAction, "label" | "icon">>> = {
  none: { label: "Save", icon: "bookmark-simple" },
  saved: { label: "Saved", icon: "check" },
  changed: { label: "Save changes", icon: "bookmark-simple" },
  parted: { label: "Save as new", icon: "bookmark-simple" },
};

function ToolSwitcher({ title }: Pick<CarriedProps, "title">) {
  const short = shortTitle({ title });
  return (
    <ToolMenu
      className="tool-switcher"
      label={
        <>
          <span className="tool-name">
            {short}
            <span className="tool-name-end">{title.slice(short.length)}</span>
          </span>
          <Icon name="caret-down" size={13} />
        </>
      }
    >
      <ul>
        <ToolSwitchList title={title} />
      </ul>
    </ToolMenu>
  );
}
