import { ChannelSlider } from "#app/color/channel-slider.tsx";
import { ColorField } from "#app/color/color-field.tsx";
import { ColorSliders } from "#app/color/color-sliders.tsx";
import { useOklchChannels } from "#app/color/use-oklch-channels.ts";
import { IconButton } from "#app/ui/button.tsx";
import { Switch } from "#app/ui/checkbox.tsx";
import { NumberField } from "#app/ui/number-field.tsx";
import { colorOfText } from "#domain/documents/color-text.ts";
import { formatHex } from "#engine/format/format.ts";
import type { GradientStop } from "#engine/gradient/gradient.ts";
import { STOP_LIMITS, type StopChange } from "#engine/gradient/stop-changes.ts";
import type { Color } from "#engine/space/color.ts";
import { EasingField, EasingWords, hasNumbers } from "./easing-field.tsx";
import { placeAfter } from "./place-after.ts";
import "./gradient-fields.css";

interface StopFieldsProps {
  readonly stops: readonly GradientStop[];
  /** The selected stop. */
  readonly index: number;
  readonly onPreview: (change: StopChange) => void;
  readonly onChange: (change: StopChange) => void;
  /** Whether stops can be locked against Random. */
  readonly hasLocks?: boolean;
}

/** The selected stop: its color, its position, and the transition to the next. */
export function StopFields({
  stops,
  index,
  onPreview,
  onChange: changeStop,
  hasLocks = false,
}: StopFieldsProps) {
  const stop = stops[index];
  if (stop === undefined) return null;
  const { color, position01 } = stop;
  const next = stops[index + 1];
  const end01 = stop.end01 ?? position01;
  const commit = (given: Color) => changeStop({ type: "color", index, color: colorOfText(given) });
  const drag = (given: Color) => onPreview({ type: "color", index, color: given });
  const opaque = formatHex({ ...color, alpha: 1 });
  return (
    <div className="gradient-stop">
      <span className="gradient-stop-keys">
        {hasLocks && (
          <IconButton
            icon={stop.isLocked === true ? "lock-fill" : "lock-open"}
            label="Keep this stop when others are drawn"
            shortcut="L"
            size="s"
            aria-pressed={stop.isLocked === true}
            onClick={() => changeStop({ type: "lock", index, isLocked: stop.isLocked !== true })}
          />
        )}
        <IconButton
          icon="plus"
          label="Add a stop after this one"
          shortcut="A"
          size="s"
          disabled={stops.length >= STOP_LIMITS.most}
          onClick={() => changeStop({ type: "add", position01: placeAfter(stops, index) })}
        />
        <IconButton
          icon="trash"
          label="Delete this stop"
          shortcut="⌫"
          size="s"
          data-tip-side="end"
          disabled={stops.length <= STOP_LIMITS.fewest}
          onClick={() => changeStop({ type: "remove", index })}
        />
      </span>
      <div className="gradient-stop-row">
        <ColorField
          label={`Color of stop ${index + 1}`}
          isLabelHidden
          hasPicker
          color={color}
          onCommit={commit}
        />
        <NumberField
          label={`Position of stop ${index + 1}`}
          isLabelHidden
          value={position01 * 100}
          decimals={1}
          unit=" %"
          least={0}
          most={100}
          onCommit={(percent) => changeStop({ type: "place", index, position01: percent / 100 })}
        />
      </div>
      <StopSliders color={color} onDrag={drag} onCommit={commit} />
      <ChannelSlider
        label="Alpha"
        shownLabel="A"
        value={(color.alpha ?? 1) * 100}
        min={0}
        max={100}
        step={1}
        decimals={0}
        track={`linear-gradient(90deg, transparent, ${opaque}), var(--checker) 0 0 / 10px 10px`}
        onDrag={(alpha) => drag({ ...color, alpha: alpha / 100 })}
        onCommit={(alpha) => commit({ ...color, alpha: alpha / 100 })}
      />
      <details
        className="gradient-way"
        open={stop.end01 !== undefined || stop.easing !== undefined || stop.hint01 !== undefined}
      >
        <summary>Second position, hint, easing</summary>
        <Switch
          label="Held to a second position"
          checked={stop.end01 !== undefined}
          disabled={stop.end01 === undefined && (next?.position01 ?? 1) - position01 < HELD}
          onChange={(event) =>
            changeStop({
              type: "end",
              index,
              end01: event.currentTarget.checked ? position01 + HELD : undefined,
            })
          }
        />
        {stop.end01 !== undefined && (
          <NumberField
            label="Second position"
            value={end01 * 100}
            decimals={1}
            unit=" %"
            least={0}
            most={100}
            onCommit={(percent) => changeStop({ type: "end", index, end01: percent / 100 })}
          />
        )}
        {next !== undefined && (
          <div className="gradient-pair">
            <EasingField
              label="To the next stop"
              easing={stop.easing}
              onCommit={(easing) => changeStop({ type: "easing", index, easing })}
            />
            <NumberField
              label="Hint, of the way"
              value={(stop.hint01 ?? 0.5) * 100}
              decimals={1}
              unit=" %"
              least={0.1}
              most={99.9}
              isDisabled={stop.easing !== undefined}
              onCommit={(percent) => changeStop({ type: "hint", index, hint01: percent / 100 })}
            />
          </div>
        )}
        {next !== undefined && hasNumbers(stop.easing) && (
          <EasingWords
            label="Easing to the next stop in words"
            easing={stop.easing}
            onCommit={(easing) => changeStop({ type: "easing", index, easing })}
          />
        )}
      </details>
    </div>
  );
}

/** Initial length of a stop with two positions. */
const HELD = 0.05;

interface StopSlidersProps {
  readonly color: Color;
  readonly onDrag: (color: Color) => void;
  readonly onCommit: (color: Color) => void;
}

function StopSliders({ color, onDrag, onCommit }: StopSlidersProps) {
  const channels = useOklchChannels(color, "display-p3");
  return (
    <ColorSliders channels={channels} gamut="display-p3" hasLetters onDrag={onDrag} onCommit={onCommit} />
  );
}
