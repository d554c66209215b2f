/** The stops of a gradient on a bar: added, moved, reordered, taken off, extended and given hints by mouse, touch and keyboard. */
import { type CSSProperties, useEffect, useRef, useState } from "react";
import {
  EndHandle,
  type GradientBarProps,
  HintHandle,
  type PressedStops,
  StopHandle,
} from "./gradient-handles.tsx";
import "./gradient-bar.css";

export function GradientBar(given: GradientBarProps) {
  const pressed = useRef<PressedStops>(given);
  // Index of the pressed stop that was taken off the bar and can still come back.
  const [leaving, setLeaving] = useState<PressedStops & { readonly index: number }>();
  const props = leaving === undefined ? given : { ...given, ...leaving };
  const { stops, css, stopColors, stopNames, selected, onSelect, onChange } = props;
  const bar = useRef<HTMLDivElement>(null);
  // A stop that is added or reordered is chosen; the keys go where the choice is.
  useEffect(() => {
    const handles = bar.current?.querySelectorAll<HTMLElement>("[data-stop]") ?? [];
    const isHere = [...handles].some((handle) => handle === document.activeElement);
    if (isHere) handles[selected]?.focus({ preventScroll: true });
  }, [selected]);
  return (
    <div ref={bar} className="gradient-bar" data-gradient-bar role="group" aria-label="Stops">
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the key A adds a stop */}
      <div
        className="gradient-bar-track"
        style={{ "--g": css } as CSSProperties}
        onClick={(event) => {
          // A double press is one stop.
          if (event.detail > 1) return;
          const box = event.currentTarget.getBoundingClientRect();
          onChange({ type: "add", position01: (event.clientX - box.left) / box.width });
        }}
      />
      {stops.map((stop, index) => {
        const next = stops[index + 1];
        const end = stop.end01 ?? stop.position01;
        return next === undefined || next.position01 - end < MIN_WAY ? null : (
          <HintHandle key={index} bar={props} index={index} start01={end} end01={next.position01} />
        );
      })}
      {stops.map((stop, index) => (
        <StopHandle
          key={index}
          bar={props}
          index={index}
          label={`Stop ${index + 1} of ${stops.length}, ${stopNames[index] ?? ""}${stop.isLocked === true ? ", locked" : ""}`}
          color={stopColors[index] ?? ""}
          isSelected={index === selected}
          isLeaving={index === leaving?.index}
          pressed={pressed}
          onLeaving={(isLeaving) => setLeaving(isLeaving ? { ...pressed.current, index } : undefined)}
          onFocus={() => onSelect(index)}
        />
      ))}
      {stops.map(
        (stop, index) =>
          stop.end01 !== undefined && (
            <EndHandle
              key={index}
              bar={props}
              index={index}
              end01={stop.end01}
              color={stopColors[index] ?? ""}
            />
          ),
      )}
    </div>
  );
}

/** Least distance of stops, 0 to 1, between which a hint has room. */
const MIN_WAY = 0.04;
