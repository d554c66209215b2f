import { type CSSProperties, useMemo } from "react";
import { HUE_LABELS, SPACE_LABELS } from "#app/color/gradient/labels.ts";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { IconButton } from "#app/ui/button.tsx";
import { GRADIENT_SPACES } from "#domain/documents/gradient/gradient-layer.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";
import { HUE_METHODS, HUE_SPACES } from "#engine/mix/mix.ts";

/** Every interpolation space and, for spaces with a hue, every hue interpolation method. */
const WAYS = GRADIENT_SPACES.flatMap((space) =>
  HUE_SPACES.includes(space)
    ? HUE_METHODS.map((hue) => ({
        space,
        hue,
        label:
          hue === "shorter"
            ? SPACE_LABELS[space]
            : `${SPACE_LABELS[space]}, ${HUE_LABELS[hue].toLowerCase()}`,
      }))
    : [{ space, hue: "shorter" as const, label: SPACE_LABELS[space] }],
);

interface CompareProps {
  readonly tool: GradientTool;
  readonly vision: VisionChoice;
}

/** The same stops in every space side by side; pressing one selects its space. */
export function Compare({ tool, vision }: CompareProps) {
  const { layer, layerIndex, act } = tool;
  const strips = useMemo(
    () =>
      WAYS.map(({ space, hue }) =>
        shownCss({ ...layer, space, hue }, { isStrip: true, seen: (color) => seenAs(vision, color) }),
      ),
    [layer, vision],
  );
  return (
    <div className="gradient-compare">
      <IconButton
        icon="x"
        label="Back to the canvas"
        size="s"
        className="gradient-compare-close"
        data-tip-side="end"
        onClick={() => act({ type: "view", view: "canvas" })}
      />
      <ul aria-label="The same stops in every space">
        {WAYS.map(({ space, hue, label }, index) => (
          <li key={label}>
            <button
              type="button"
              aria-pressed={layer.space === space && (layer.hue ?? "shorter") === hue}
              onClick={() => act({ type: "shape", layer: layerIndex, change: { space, hue } })}
            >
              <span>{label}</span>
              <i style={{ "--g": strips[index] } as CSSProperties} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
