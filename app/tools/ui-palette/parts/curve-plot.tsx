/** One channel of a ramp: the straight ramp, the curve through its handles, and the actual values of the steps. */
import type { CSSProperties } from "react";
import { usePointHandle } from "#app/canvas/use-point-handle.ts";
import { type CurveScale, curveScale } from "#app/tools/ui-palette/curve-scale.ts";
import { RAMP_NAMES, stepProperty } from "#app/tools/ui-palette/ramp-words.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownRamp } from "#domain/ui-palette/shown-palette.ts";
import { RAMP_STEPS, type RampStepName } from "#engine/ramp/ramp.ts";
import { BEND_LIMITS, BEND_STEPS, type BendChannel, type BendHandles } from "#engine/theme/bend-handles.ts";
import { bendOffsets } from "#engine/theme/ramp-bend.ts";

interface CurvePlotProps {
  readonly ramp: ShownRamp;
  readonly channel: BendChannel;
  /** The handles as displayed, possibly during a drag. */
  readonly handles: BendHandles;
  readonly onDrag: (handles: BendHandles) => void;
  readonly onCommit: (handles: BendHandles) => void;
  readonly onCancel: () => void;
}

const TITLES: Readonly<Record<BendChannel, string>> = {
  lightness: "Lightness",
  chroma: "Chroma",
  hue: "Hue",
};
const LAST = RAMP_STEPS.length - 1;
/** Half a column of space on each side, so that points are centered in their columns. */
const xOf = (place: number): number => ((place + 0.5) / (LAST + 1)) * 100;

export function CurvePlot({ ramp, channel, handles, ...on }: CurvePlotProps) {
  const scale = curveScale(ramp, channel);
  const anchorAt = ramp.steps.findIndex(({ isKept }) => isKept);
  const offsets = bendOffsets(handles, anchorAt < 0 ? undefined : anchorAt);
  const yOf = (value: number): number => (1 - (value - scale.low) / (scale.high - scale.low)) * 100;
  const line = (values: readonly number[]): string =>
    values.map((value, place) => `${xOf(place).toFixed(2)},${yOf(value).toFixed(2)}`).join(" ");
  const bent = RAMP_STEPS.map((_, place) => scale.valueAt(place, offsets[place] ?? 0));
  const straight = RAMP_STEPS.map((_, place) => scale.valueAt(place, 0));
  const isGray = channel === "hue" && ramp.straight.every(({ hueDeg }) => hueDeg === undefined);
  return (
    <figure className="curve" data-channel={channel}>
      <figcaption>
        {TITLES[channel]} <small>{scale.unit}</small>
      </figcaption>
      <div className="curve-plot">
        <span className="curve-end" data-end="high">
          {scale.write(scale.high)}
        </span>
        <span className="curve-end" data-end="low">
          {scale.write(scale.low)}
        </span>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <polyline className="curve-straight" points={line(straight)} />
          <polyline className="curve-bent" points={line(bent)} />
        </svg>
        {ramp.steps.map((step, place) => (
          <i
            key={step.step}
            className="curve-step"
            data-kept={step.isKept || undefined}
            style={
              {
                left: `${xOf(place)}%`,
                top: `${clamp(yOf(scale.measured(step, place)))}%`,
                "--c": `var(${stepProperty(ramp.name, step.step)})`,
              } as CSSProperties
            }
          />
        ))}
        {!isGray &&
          BEND_STEPS.map((step, index) => {
            const place = RAMP_STEPS.indexOf(step);
            return place === anchorAt ? (
              <span key={step} className="curve-lock" style={{ left: `${xOf(place)}%` }}>
                <Icon name="lock-fill" size={13} />
                <span className="sr-only">{step} is kept exactly</span>
              </span>
            ) : (
              <CurveHandle
                key={step}
                {...{ scale, step, place, index, handles, ...on }}
                label={`${TITLES[channel]} of ${RAMP_NAMES[ramp.name].toLowerCase()} at ${step}`}
                limit={BEND_LIMITS[channel]}
                top={clamp(yOf(scale.valueAt(place, handles[index] ?? 0)))}
              />
            );
          })}
        {isGray && <p className="field-hint curve-none">A gray has no hue to bend.</p>}
      </div>
      <div className="curve-steps" aria-hidden="true">
        {RAMP_STEPS.map((step) => (
          <span
            key={step}
            className="t-value"
            data-handle={BEND_STEPS.some((each) => each === step) || undefined}
          >
            {step}
          </span>
        ))}
      </div>
    </figure>
  );
}

interface CurveHandleProps extends Pick<CurvePlotProps, "handles" | "onDrag" | "onCommit" | "onCancel"> {
  readonly label: string;
  readonly step: RampStepName;
  readonly place: number;
  readonly index: number;
  readonly scale: CurveScale;
  readonly limit: number;
  /** Position in percent of the plot's height. */
  readonly top: number;
}

function CurveHandle(props: CurveHandleProps) {
  const { label, place, index, scale, limit, top, handles, onDrag, onCommit, onCancel } = props;
  const value = handles[index] ?? 0;
  const withValue = (given: number): BendHandles => {
    const [a, b, c, d, e] = handles.map((each, at) => (at === index ? Math.round(given) + 0 : each));
    return [a ?? 0, b ?? 0, c ?? 0, d ?? 0, e ?? 0];
  };
  const hold = (given: number): number => Math.min(limit, Math.max(-limit, given));
  const handle = usePointHandle<number>({
    value,
    valueAt: ({ clientY }, press) => {
      const moved = ((press.clientY - clientY) / press.box.height) * (scale.high - scale.low);
      return hold(press.value + scale.offsetOf(place, moved));
    },
    valueBy: (before, { right, up }) => hold(before + right + up),
    frameOf: (element) => element.closest(".curve-plot"),
    onDrag: (given) => onDrag(withValue(given)),
    onCommit: (given) => onCommit(withValue(given)),
    onCancel,
  });
  return (
    <div
      role="slider"
      tabIndex={0}
      className="curve-handle"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={-limit}
      aria-valuemax={limit}
      aria-valuenow={value}
      aria-valuetext={`${value > 0 ? "+" : ""}${value}, ${scale.write(scale.valueAt(place, value))}`}
      style={{ left: `${xOf(place)}%`, top: `${top}%` }}
      {...handle}
      onKeyDown={(event) => {
        if (event.key === "Home" || event.key === "Delete") {
          event.preventDefault();
          onCommit(withValue(0));
        } else handle.onKeyDown(event);
      }}
    />
  );
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));
