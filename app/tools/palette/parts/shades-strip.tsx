/**
 * The eleven ramp steps of one color, over its column; pressing one replaces the color. Loaded when it is first opened.
 */
import { useEffect, useEffectEvent, useRef } from "react";
import { onColor } from "#engine/contrast/contrast.ts";
import { formatHex } from "#engine/format/format.ts";
import { colorRamp } from "#engine/ramp/ramp.ts";
import type { Color } from "#engine/space/color.ts";

interface ShadesStripProps {
  readonly color: Color;
  /** Opens to the left, so that it stays on the canvas. */
  readonly isAtEnd: boolean;
  readonly onPick: (color: Color) => void;
  readonly onClose: () => void;
}

export function ShadesStrip({ color, isAtEnd, onPick, onClose }: ShadesStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const opener = document.activeElement;
    strip.current?.querySelector<HTMLElement>("[aria-pressed=true]")?.focus({ preventScroll: true });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      close();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
    const onPress = (event: Event) => {
      if (event.target instanceof Element && event.target.closest(".shades, .palette-shades-key") === null)
        close();
    };
    window.addEventListener("keydown", onKey, { capture: true });
    window.addEventListener("pointerdown", onPress);
    return () => {
      window.removeEventListener("keydown", onKey, { capture: true });
      window.removeEventListener("pointerdown", onPress);
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons
    <div
      ref={strip}
      className="shades"
      role="group"
      aria-label="Shades"
      data-at-end={isAtEnd || undefined}
      onKeyDown={(event) => {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined || !(event.target instanceof HTMLElement)) return;
        event.preventDefault();
        const next = step > 0 ? event.target.nextElementSibling : event.target.previousElementSibling;
        if (next instanceof HTMLElement) next.focus();
      }}
    >
      <Shades color={color} onPick={onPick} />
    </div>
  );
}

/** The buttons alone; the editor uses them as a section. */
export function Shades({ color, onPick }: Pick<ShadesStripProps, "color" | "onPick">) {
  return colorRamp(color).map((step) => (
    <button
      key={step.step}
      type="button"
      className={`shade on-color-${onColor(step.color)}`}
      aria-pressed={step.isAnchor}
      aria-label={`Shade ${step.step}, ${formatHex(step.color).toUpperCase()}`}
      style={{ background: formatHex(step.color) }}
      onClick={() => onPick(step.color)}
    >
      <span>{step.step}</span>
      <span>{formatHex(step.color).toUpperCase()}</span>
    </button>
  ));
}
