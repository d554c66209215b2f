import { type CSSProperties, useDeferredValue, useMemo } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { stageStyle } from "#app/tools/gradient/shown.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { IconButton } from "#app/ui/button.tsx";
import { knownColor } from "#domain/documents/color-text.ts";
import { type GradientLayer, paintedLayers } from "#domain/documents/gradient/gradient-layer.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { worstAlongGradient, worstOnLayers } from "#engine/contrast/contrast-gradient.ts";

const [WHITE, BLACK] = [knownColor("fff"), knownColor("000")];
/** WCAG AA of large text. */
const LARGE = 3;

interface OnThingsProps {
  readonly tool: GradientTool;
  readonly vision: VisionChoice;
}

/** The gradient as it is used: behind a headline, on a card and a button, in letters, around a picture. */
export function OnThings({ tool, vision }: OnThingsProps) {
  const { document, act } = tool;
  const { layers } = useDeferredValue(document);
  const style = useMemo(() => stageStyle(layers, vision), [layers, vision]);
  const text = useMemo(() => textOn(layers), [layers]);
  return (
    <div className="gradient-things" style={{ ...style, "--on": text.css } as CSSProperties}>
      <div className="gradient-things-hero" data-gradient>
        <p>Slow light over the harbor</p>
        <span>Rooms with a view from May to October</span>
        <b>See the rooms</b>
      </div>
      <div className="gradient-things-card">
        <i data-gradient />
        <b>Evening ferry</b>
        <span>Leaves at nine, and takes its time.</span>
      </div>
      <div className="gradient-things-words">
        <p>Harbor</p>
      </div>
      <div className="gradient-things-small">
        <b data-gradient>Book now</b>
        <i data-gradient aria-hidden="true" />
        <span aria-hidden="true">
          <em data-gradient />
        </span>
      </div>
      <p className="gradient-things-said" role="status">
        {text.name} text on it: {formatRatio(text.ratio)} : 1 at its worst.{" "}
        {text.ratio >= LARGE ? "Headlines can stand anywhere." : "Improve has a scrim for it."}
      </p>
      <IconButton
        icon="x"
        size="s"
        label="Back to the canvas"
        className="gradient-compare-close"
        data-tip-side="end"
        onClick={() => act({ type: "view", view: "canvas" })}
      />
    </div>
  );
}

/** White or black, whichever has the better worst place on what is seen. */
function textOn(layers: readonly GradientLayer[]) {
  const painted = paintedLayers(layers);
  const [only] = painted;
  const worst = (color: typeof WHITE): number =>
    only !== undefined && painted.length === 1
      ? worstAlongGradient(only, color, WHITE).ratio
      : worstOnLayers(painted, color, WHITE).ratio;
  const [white, black] = [worst(WHITE), worst(BLACK)];
  return white >= black
    ? { name: "White", css: "#fff", ratio: white }
    : { name: "Black", css: "#000", ratio: black };
}
