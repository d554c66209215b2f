import { type CSSProperties, useDeferredValue, useMemo, useState } from "react";
import { ColorField } from "#app/color/color-field.tsx";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { knownColor } from "#domain/documents/color-text.ts";
import {
  type GradientLayer,
  MAX_LAYERS,
  paintedLayers,
  tidyLayer,
} from "#domain/documents/gradient/gradient-layer.ts";
import { layerOf } from "#domain/documents/gradient/written-layer.ts";
import { formatRatio } from "#engine/contrast/contrast.ts";
import { worstAlongGradient, worstOnLayers } from "#engine/contrast/contrast-gradient.ts";
import { easedScrim, shiftLightness } from "#engine/contrast/contrast-repair.ts";
import { findBanding } from "#engine/gradient/banding.ts";
import { shownCss } from "#engine/gradient/shown-css.ts";

const TARGETS = [
  { value: "3", label: "3 : 1, large text" },
  { value: "4.5", label: "4.5 : 1, AA" },
  { value: "7", label: "7 : 1, AAA" },
] as const;
const WHITE = knownColor("fff");

const percent = (share01: number): string => `${Math.round(share01 * 100)} %`;

/**
 * Measures banding in a picture of a chosen size, and the contrast of text along the gradient; after the first view.
 */
export function CheckSection({ tool }: { readonly tool: GradientTool }) {
  const layer = useDeferredValue<GradientLayer | undefined>(tool.committedLayer, undefined);
  if (layer === undefined) return <p className="part-wait" style={{ minBlockSize: 180 }} />;
  return (
    <div className="gradient-check">
      <BandingCheck layer={layer} />
      <TextCheck tool={tool} layer={layer} />
    </div>
  );
}

function BandingCheck({ layer }: { readonly layer: GradientLayer }) {
  const [lengthPx, setLength] = useState(1920);
  const [bits, setBits] = useState(8);
  const found = useMemo(() => findBanding(layer, lengthPx, bits), [layer, lengthPx, bits]);
  return (
    <>
      <div className="gradient-pair">
        <NumberField
          label="Length"
          value={lengthPx}
          decimals={0}
          unit=" px"
          least={16}
          most={8192}
          onCommit={(value) => setLength(Math.round(value))}
        />
        <NativeSelect
          label="Depth"
          value={String(bits)}
          options={[6, 8, 10].map((value) => ({ value: String(value), label: `${value} bits` }))}
          onChange={(value) => setBits(Number(value))}
        />
      </div>
      <p role="status">
        {found.isSeen
          ? `Bands would be seen: ${found.widestRunPx} px of one value at ${Math.round(found.position01 * 100)} %, then a step of ΔE ${found.step.toFixed(1)}.`
          : `No bands: at most ${found.widestRunPx} px of one value${found.step > 0 ? `, steps of ΔE ${found.step.toFixed(1)}` : ""}.`}{" "}
        Browsers dither gradients, and pictures written here are dithered.
      </p>
    </>
  );
}

function TextCheck({ tool, layer }: { readonly tool: GradientTool; readonly layer: GradientLayer }) {
  const { committed, document, layerIndex, act } = tool;
  const layers = useDeferredValue(committed.layers);
  const [text, setText] = useState(WHITE);
  const [target, setTarget] = useState(4.5);
  const worst = useMemo(() => worstAlongGradient(layer, text, WHITE), [layer, text]);
  // With a single layer the search along the gradient is exact; another visible layer also affects the background.
  const stacked = useMemo(() => {
    const visible = paintedLayers(layers);
    const isAlone = visible.length === 1 && visible[0]?.stops === layer.stops;
    return visible.length > 0 && !isAlone ? worstOnLayers(visible, text, WHITE) : undefined;
  }, [layers, layer, text]);
  const isEnough = (stacked ?? worst).ratio >= target;
  const shift = useMemo(
    () => (isEnough ? undefined : shiftLightness(layer, text, WHITE, target)),
    [isEnough, layer, text, target],
  );
  const scrim = useMemo(
    () => (isEnough ? undefined : easedScrim(layer, text, WHITE, target)),
    [isEnough, layer, text, target],
  );
  return (
    <>
      <div className="gradient-pair">
        <ColorField label="Text on it" hasPicker color={text} onCommit={setText} />
        <NativeSelect
          label="Needs"
          value={String(target)}
          options={TARGETS}
          onChange={(value) => setTarget(Number(value))}
        />
      </div>
      {stacked === undefined && (
        <div
          className="gradient-worst"
          style={{ "--strip": shownCss(layer, { isStrip: true }) } as CSSProperties}
          aria-hidden="true"
        >
          <i style={{ left: `${worst.position01 * 100}%` }} />
        </div>
      )}
      <p role="status">
        {stacked === undefined
          ? `Worst at ${Math.round(worst.position01 * 1000) / 10} %: ${formatRatio(worst.ratio)} : 1.`
          : `Worst on all layers, ${percent(stacked.at01[0])} from the left and ${percent(stacked.at01[1])} from the top: ${formatRatio(stacked.ratio)} : 1.`}{" "}
        {isEnough ? "Text can stand anywhere." : "Text is lost there."}
      </p>
      {!isEnough && (
        <div className="gradient-keys">
          {shift !== undefined && (
            <Button
              size="s"
              onClick={() =>
                act({ type: "shape", layer: layerIndex, change: tidyLayer(layerOf(shift.gradient, [])) })
              }
            >
              {shift.shift < 0 ? "Darken" : "Lighten"} by {Math.round(Math.abs(shift.shift) * 100)}
            </Button>
          )}
          {scrim !== undefined && document.layers.length < MAX_LAYERS && (
            <Button
              size="s"
              onClick={() =>
                act({
                  type: "layers",
                  layers: [
                    tidyLayer({
                      ...layer,
                      space: "oklab",
                      hue: "shorter",
                      blend: "normal",
                      isHidden: false,
                      stops: scrim.stops,
                    }),
                    ...document.layers,
                  ],
                })
              }
            >
              A {scrim.tone} scrim of {Math.round(scrim.alpha * 100)} %
            </Button>
          )}
          {shift === undefined && scrim === undefined && (
            <p className="field-hint">No shift and no scrim makes this text readable everywhere.</p>
          )}
        </div>
      )}
    </>
  );
}
