import { useDeferredValue, useMemo } from "react";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.ts";
import type { GradientLayer } from "#domain/documents/gradient/gradient-layer.ts";
import {
  avoidGrey,
  equaliseSteps,
  flattenLightness,
  greyestPlace,
  lightnessRange,
  unevenness,
} from "#engine/gradient/improve.ts";

/** The searches take 100 ms and more, so they run after the first view, and never on the server. */
export function ImproveSection({ tool }: { readonly tool: GradientTool }) {
  const layer = useDeferredValue<GradientLayer | undefined>(tool.committedLayer, undefined);
  return layer === undefined ? (
    <p className="part-wait" style={{ minBlockSize: 180 }} />
  ) : (
    <Improvements tool={tool} layer={layer} />
  );
}

/** The three improvements, each with its measurement now and afterwards. */
function Improvements({ tool, layer }: { readonly tool: GradientTool; readonly layer: GradientLayer }) {
  const { layerIndex, act, history } = tool;
  const ways = useMemo(() => {
    const grey = greyestPlace(layer);
    return [
      {
        label: "Avoid the grey middle",
        unit: "Chroma at the greyest place",
        now: grey.chroma.toFixed(3),
        shown: (value: number) => value.toFixed(3),
        better: avoidGrey(layer),
        none: grey.share >= 0.9 ? "No grey on the way." : "No way around it is clearly better.",
      },
      {
        label: "Equalise steps",
        unit: "Greatest step against the least",
        now: `${unevenness(layer).toFixed(1)} : 1`,
        shown: (value: number) => `${value.toFixed(1)} : 1`,
        better: equaliseSteps(layer),
        none: "The steps are even already.",
      },
      {
        label: "Flatten lightness",
        unit: "From the darkest to the lightest",
        now: (lightnessRange(layer) * 100).toFixed(1),
        shown: (value: number) => (value * 100).toFixed(1),
        better: flattenLightness(layer),
        none: "It is flat already.",
      },
    ];
  }, [layer]);
  return (
    <ul className="gradient-improve">
      {ways.map(({ label, unit, now, shown, better, none }) => (
        <li key={label}>
          <Button
            size="s"
            disabled={better === undefined}
            onClick={() => {
              if (better === undefined) return;
              act({ type: "shape", layer: layerIndex, change: better.gradient });
              showToast({
                text: `${label}: ${shown(better.before)} → ${shown(better.after)}`,
                action: { label: "Undo", run: history.undo },
              });
            }}
          >
            {label}
          </Button>
          <small>
            {better === undefined ? (
              `${unit} ${now}. ${none}`
            ) : (
              <>
                {unit} {shown(better.before)} → <b>{shown(better.after)}</b>
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  );
}
