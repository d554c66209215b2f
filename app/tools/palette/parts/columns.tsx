import { type PointerEvent, useRef } from "react";
import { formatHex } from "#engine/format.ts";
import { closestPair, TOO_ALIKE } from "#engine/palette-facts.ts";
import { type Deficiency, simulateVision } from "#engine/vision.ts";
import type { Palette } from "../use-palette.ts";
import { Column } from "./column.tsx";

export interface OpenTool {
  readonly tool: "edit" | "shades";
  readonly index: number;
}

interface ColumnsProps {
  readonly palette: Palette;
  readonly vision: Deficiency | "none";
  readonly openTool: OpenTool | undefined;
  readonly onOpen: (open: OpenTool) => void;
}

/** All colors side by side, one above the other below md; a column is moved by its handle or by Alt with the arrows. */
export function Columns({ palette, vision, openTool, onOpen }: ColumnsProps) {
  const { document, hexes, names, act, preview, cancelPreview } = palette;
  const list = useRef<HTMLUListElement>(null);
  const colors = document.colors.map(({ color }) => color);
  const pair = closestPair(colors);
  const alike = pair !== undefined && pair.deltaE < TOO_ALIKE ? pair : undefined;

  const startDrag = (from: number, event: PointerEvent<HTMLElement>) => {
    const frame = list.current;
    if (frame === null || event.button !== 0) return;
    event.preventDefault();
    const box = frame.getBoundingClientRect();
    const isColumn = getComputedStyle(frame).flexDirection === "column";
    let to = from;
    const controller = new AbortController();
    const { signal } = controller;
    const onMove = (move: globalThis.PointerEvent) => {
      const share = isColumn ? (move.clientY - box.top) / box.height : (move.clientX - box.left) / box.width;
      const next = Math.min(colors.length - 1, Math.max(0, Math.floor(share * colors.length)));
      if (next === to) return;
      to = next;
      preview({ type: "move", from, to });
    };
    const onEnd = () => {
      controller.abort();
      if (to === from) cancelPreview();
      else act({ type: "move", from, to });
    };
    const onCancel = (key: KeyboardEvent) => {
      if (key.key !== "Escape") return;
      controller.abort();
      cancelPreview();
    };
    window.addEventListener("pointermove", onMove, { signal });
    window.addEventListener("pointerup", onEnd, { signal });
    window.addEventListener("pointercancel", onEnd, { signal });
    window.addEventListener("keydown", onCancel, { signal });
  };

  return (
    <ul ref={list} className="palette-columns" aria-label="Colors">
      {document.colors.map((entry, index) => (
        <Column
          key={index}
          entry={entry}
          index={index}
          count={document.colors.length}
          name={names[index] ?? ""}
          shownHex={vision === "none" ? (hexes[index] ?? "") : formatHex(simulateVision(entry.color, vision))}
          alikeTo={alike?.b === index ? alike.a : undefined}
          openTool={openTool?.index === index ? openTool.tool : undefined}
          act={act}
          onOpen={(tool) => onOpen({ tool, index })}
          onDragStart={startDrag}
        />
      ))}
    </ul>
  );
}
