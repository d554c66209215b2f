/** The frame of every tool (TLS-1): header, canvas, dock, inspector, and the explanation below. */
import type { ReactNode } from "react";
import { Waiting } from "#app/ui/waiting.tsx";
import { BELOW_FRAME_ID } from "#domain/shell/frame-end.ts";
import { ToolHeader, type ToolHeaderProps } from "./header/tool-header.tsx";
import { type Inspector, InspectorPanel } from "./inspector-panel.tsx";
import { type Notice, Notices } from "./notices.tsx";
import "./workbench.css";

export type { Notice } from "./notices.tsx";

interface WorkbenchProps extends ToolHeaderProps {
  readonly notices: readonly Notice[];
  readonly canvas: ReactNode;
  /** Without it the canvas extends to the bottom. */
  readonly dock?: ReactNode;
  readonly inspector: Inspector | undefined;
  readonly onCloseInspector: () => void;
  /** True during a drag on the canvas: header, dock and explanation do not update until it ends. */
  readonly isDragged: boolean;
  /** The explanation and the other sections below the tool. */
  readonly children: ReactNode;
}

export function Workbench(props: WorkbenchProps) {
  const { notices, canvas, dock, inspector, onCloseInspector, isDragged, children, ...header } = props;
  return (
    <main id="main">
      <div
        className="workbench"
        data-inspector={inspector === undefined ? undefined : inspector.isHome ? "home" : "panel"}
      >
        <Waiting isHeld={isDragged}>
          <ToolHeader {...header} />
        </Waiting>
        <section className="tool-canvas" aria-label="Canvas">
          {canvas}
          <Notices notices={notices} />
        </section>
        {dock !== undefined && (
          <div className="tool-dock">
            <Waiting isHeld={isDragged}>{dock}</Waiting>
          </div>
        )}
        {inspector !== undefined && <InspectorPanel inspector={inspector} onClose={onCloseInspector} />}
      </div>
      <div id={BELOW_FRAME_ID} className="page-width tool-below">
        <Waiting isHeld={isDragged}>{children}</Waiting>
      </div>
    </main>
  );
}
