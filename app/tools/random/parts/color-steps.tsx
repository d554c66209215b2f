import { type CSSProperties, type KeyboardEvent, useMemo, useState } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { seenAs, type VisionChoice } from "#app/color/vision-choice.ts";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { colorRamp, type RampStep } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";

interface ColorStepsProps {
  readonly color: Color;
  readonly vision: VisionChoice;
}

/** The tints and shades of a color, the color among them. One tab stop; arrow keys move between the steps. */
export function ColorSteps({ color, vision }: ColorStepsProps) {
  const steps = useMemo(() => colorRamp(color), [color]);
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = (current + by + steps.length) % steps.length;
    setCurrent(next);
    const button = event.currentTarget.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  const own = formatHex(color);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group of buttons with arrow keys
    <div className="random-steps" role="group" aria-label="Tints and shades" onKeyDown={onKeyDown}>
      {steps.map((step, index) => (
        <Step
          key={step.step}
          step={step}
          vision={vision}
          isOwn={formatHex(step.color) === own}
          isCurrent={index === current}
          onFocus={() => setCurrent(index)}
        />
      ))}
    </div>
  );
}

interface StepProps {
  readonly step: RampStep;
  readonly vision: VisionChoice;
  /** Whether it is the drawn color itself. */
  readonly isOwn: boolean;
  readonly isCurrent: boolean;
  readonly onFocus: () => void;
}

function Step({ step: { step, color }, vision, isOwn, isCurrent, onFocus }: StepProps) {
  const { isCopied, copy } = useCopy();
  const hex = formatHex(color);
  const shown = seenAs(vision, color);
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      className={`random-step on-color-${onColor(shown)}`}
      style={{ "--c": formatHex(shown) } as CSSProperties}
      aria-label={`Copy ${step}, ${hex.toUpperCase()}`}
      data-own={isOwn || undefined}
      data-copied={isCopied || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onFocus={onFocus}
      onClick={() => void copy(hex)}
    >
      <span>{isCopied ? "Copied" : step}</span>
    </button>
  );
}
