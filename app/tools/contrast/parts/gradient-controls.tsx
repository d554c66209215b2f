import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorField } from "#app/color/color-field.tsx";
import { matrixColors } from "#app/tools/contrast/matrix.ts";
import type { ContrastTool } from "#app/tools/contrast/use-contrast.ts";
import { Button, IconButton } from "#app/ui/button.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import {
  evenStops,
  GRADIENT_TYPES,
  MAX_STOPS,
  OVER_SPACES,
} from "#domain/documents/contrast/contrast-over.ts";
import { type GradientStop, sampleGradient } from "#engine/gradient/gradient.ts";

const TYPE_LABELS = { linear: "Linear", radial: "Radial", conic: "Conic" } as const;
const SPACE_LABELS = {
  oklab: "OKLab",
  oklch: "OKLCH",
  srgb: "sRGB",
  "srgb-linear": "Linear sRGB",
  lab: "Lab",
  hsl: "HSL",
} as const;

export function GradientControls({ tool }: { tool: ContrastTool }) {
  const { document, act, preview } = tool;
  const { gradient } = document.over;
  const { stops } = gradient;
  const setStops = (next: readonly GradientStop[]) => act({ type: "gradient", gradient: { stops: next } });
  const change = (index: number, part: Partial<GradientStop>) =>
    setStops(stops.map((stop, at) => (at === index ? { ...stop, ...part } : stop)));
  const add = () => {
    const [before, after] = widestGap(stops);
    const position01 = Math.round(((before + after) / 2) * 100) / 100;
    setStops([...stops, { color: sampleGradient(gradient, position01), position01 }]);
  };
  return (
    <>
      <div className="contrast-two">
        <NativeSelect
          label="Shape"
          value={gradient.type}
          options={GRADIENT_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }))}
          onChange={(value) => {
            const type = GRADIENT_TYPES.find((known) => known === value);
            if (type !== undefined) act({ type: "gradient", gradient: { type } });
          }}
        />
        <NativeSelect
          label="Mixed in"
          value={gradient.space}
          options={OVER_SPACES.map((value) => ({ value, label: SPACE_LABELS[value] }))}
          onChange={(value) => {
            const space = OVER_SPACES.find((known) => known === value);
            if (space !== undefined) act({ type: "gradient", gradient: { space } });
          }}
        />
      </div>
      {gradient.type !== "radial" && (
        <ChannelSlider
          label="Angle"
          value={gradient.angleDeg}
          min={0}
          max={360}
          step={1}
          decimals={0}
          track="var(--sunken)"
          onDrag={(angleDeg) => preview({ type: "gradient", gradient: { angleDeg: Math.round(angleDeg) } })}
          onCommit={(angleDeg) => {
            if (Math.round(angleDeg) !== tool.committed.over.gradient.angleDeg)
              act({ type: "gradient", gradient: { angleDeg: Math.round(angleDeg) } });
          }}
        />
      )}
      <ol className="contrast-stops" aria-label="Stops">
        {stops.map(({ color, position01 }, index) => (
          <li key={index}>
            <ColorField
              label={`Stop ${index + 1}`}
              isLabelHidden
              hasPicker
              color={color}
              onCommit={(next) => change(index, { color: next })}
            />
            <label className="contrast-place">
              <span className="sr-only">Place of stop {index + 1} in percent</span>
              <input
                key={position01}
                type="number"
                className="channel-number t-value"
                min={0}
                max={100}
                defaultValue={Math.round(position01 * 100)}
                onBlur={(event) => {
                  const given = Math.round(event.currentTarget.valueAsNumber);
                  if (!Number.isFinite(given)) return;
                  const held = Math.min(100, Math.max(0, given)) / 100;
                  if (held !== position01) change(index, { position01: held });
                }}
                onKeyDown={(event) => {
                  if (event.key === "Enter") event.currentTarget.blur();
                }}
              />
            </label>
            <IconButton
              icon="x"
              size="s"
              label={`Remove stop ${index + 1}`}
              data-tip-side="end"
              disabled={stops.length <= 2}
              onClick={() => setStops(stops.filter((_, at) => at !== index))}
            />
          </li>
        ))}
      </ol>
      <div className="contrast-two">
        <Button size="s" disabled={stops.length >= MAX_STOPS} onClick={add}>
          Add a stop
        </Button>
        <Button size="s" onClick={() => setStops(evenStops(matrixColors(document)))}>
          From the palette
        </Button>
      </div>
    </>
  );
}

function widestGap(stops: readonly GradientStop[]): readonly [number, number] {
  const gaps = stops
    .slice(1)
    .map((stop, index) => [stops[index]?.position01 ?? 0, stop.position01] as const)
    .toSorted((a, b) => b[1] - b[0] - (a[1] - a[0]));
  return gaps[0] ?? [0, 1];
}
