/** The pair filling the canvas: its ratio and use cases. The texts can be edited in place. */
import type { CSSProperties } from "react";
import { seenAs } from "#app/color/vision-choice.ts";
import { LEVELS, levelOf } from "#app/tools/contrast/reading.ts";
import { Icon } from "#app/ui/icon.tsx";
import { formatLc } from "#engine/contrast/apca-fonts.ts";
import { formatRatio, onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import type { CanvasProps } from "./canvas-props.ts";
import { EditableWords } from "./editable-words.tsx";

export function SampleView({ tool, reading: { under, shown, ratio, lc }, vision }: CanvasProps) {
  const { words } = tool.document;
  const seenUnder = seenAs(vision, under);
  const style = { "--c": formatHex(seenUnder), "--f": formatHex(seenAs(vision, shown)) } as CSSProperties;
  // The ratio must be legible for any pair: below 3 it is not drawn in the pair's text color.
  const isReadable = ratio >= LEVELS.large;
  return (
    <div className="contrast-sample" style={style}>
      <p className={`contrast-ratio ${isReadable ? "" : `on-color-${onColor(seenUnder)}`}`}>
        <span className="contrast-number">{formatRatio(ratio)}</span>{" "}
        <span>
          <span className="t-title">to 1, {levelOf(ratio)}</span>{" "}
          <span className="contrast-lc">Lc {formatLc(lc)}</span>
        </span>
      </p>
      <div className="contrast-words">
        <EditableWords
          tool={tool}
          part="headline"
          label="Headline"
          className="contrast-headline"
          words={words}
        />
        <EditableWords tool={tool} part="body" label="Body text" className="contrast-body" words={words} />
        <EditableWords tool={tool} part="note" label="Caption" className="contrast-note" words={words} />
        <div className="contrast-parts" aria-hidden="true">
          <span className="contrast-filled">Primary action</span>
          <span className="contrast-outlined">
            <Icon name="magnifying-glass" />
            Search the archive
          </span>
        </div>
      </div>
    </div>
  );
}
