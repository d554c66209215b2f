/** The frame of every tool (TLS-1): header, canvas, dock, inspector; below the fold what the tool is about. */
import { type ReactNode, useEffect, useState } from "react";
import { CopyButton } from "#app/color/copy-button.tsx";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";
import { SAVE_WORDS, type SaveState } from "./use-device-work.ts";
import type { DocumentHistory } from "./use-document-history.ts";
import "./workbench.css";

export interface Inspector {
  readonly title: string;
  readonly content: ReactNode;
}

interface WorkbenchProps {
  readonly title: string;
  readonly history: DocumentHistory;
  readonly saveState: SaveState;
  readonly notices: readonly string[];
  readonly canvas: ReactNode;
  readonly dock: ReactNode;
  readonly inspector: Inspector | undefined;
  readonly onCloseInspector: () => void;
  readonly onSave: () => void;
  readonly onExport: () => void;
  readonly children: ReactNode;
}

export function Workbench(props: WorkbenchProps) {
  const { title, history, saveState, canvas, dock, inspector, children } = props;
  return (
    <main id="main">
      <div className="workbench" data-inspector={inspector !== undefined || undefined}>
        <header className="tool-bar">
          <h1>{BUILT_TOOLS.length > 1 ? <ToolSwitcher title={title} /> : title}</h1>
          <span className="tool-rule" />
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
          <span className="grow" />
          <span className="tool-state" role="status" data-failed={saveState === "failed" || undefined}>
            {SAVE_WORDS[saveState]}
          </span>
          <CopyButton
            className="tool-wide"
            variant="ghost"
            size="s"
            label="Copy link"
            text={() => linkTo(history.search)}
          />
          <Button className="tool-wide" variant="ghost" size="s" onClick={props.onSave}>
            <Icon name="bookmark-simple" />
            Save
          </Button>
          <Button
            variant="ink"
            size="s"
            onClick={props.onExport}
            aria-expanded={inspector?.title === "Export"}
          >
            <Icon name="export" />
            Export
          </Button>
        </header>
        <Notices notices={props.notices} />
        <section className="tool-canvas" aria-label="Canvas">
          {canvas}
        </section>
        <div className="tool-dock">{dock}</div>
        {inspector !== undefined && <InspectorPanel inspector={inspector} onClose={props.onCloseInspector} />}
      </div>
      <div className="page-width tool-below">{children}</div>
    </main>
  );
}

/** The whole state as an address that anyone can open. */
export function linkTo(search: string): string {
  return `${window.location.origin}${window.location.pathname}?${search}`;
}

function ToolSwitcher({ title }: { title: string }) {
  return (
    <details className="tool-switcher">
      <summary>
        {title}
        <Icon name="caret-down" size={13} />
      </summary>
      <ul>
        {BUILT_TOOLS.map((tool) => (
          <li key={tool.path}>
            <AppLink to={tool.path}>{tool.title}</AppLink>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Notices({ notices }: { notices: readonly string[] }) {
  const [dismissed, setDismissed] = useState("");
  const text = notices.join(" ");
  if (text === "" || text === dismissed) return null;
  return (
    <p className="tool-notice" role="status">
      {text}
      <IconButton icon="x" label="Dismiss" size="s" onClick={() => setDismissed(text)} />
    </p>
  );
}

const STOPS = ["half", "full", "peek"] as const;

/** Beside the canvas from lg; below it a sheet with three stops, whose handle is a button. */
function InspectorPanel({ inspector, onClose }: { inspector: Inspector; onClose: () => void }) {
  const [stop, setStop] = useState<(typeof STOPS)[number]>("half");
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [onClose]);
  return (
    <aside className="inspector" data-stop={stop} aria-label={inspector.title}>
      <button
        type="button"
        className="inspector-handle"
        aria-label={`Sheet: ${stop}. Change its height`}
        onClick={() => setStop(STOPS[(STOPS.indexOf(stop) + 1) % STOPS.length] ?? "half")}
      />
      <div className="inspector-head">
        <h2>{inspector.title}</h2>
        <IconButton icon="x" label={`Close ${inspector.title}`} size="s" onClick={onClose} />
      </div>
      <div className="inspector-body">{inspector.content}</div>
    </aside>
  );
}
