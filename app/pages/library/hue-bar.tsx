import type { CSSProperties } from "react";
import type { HueFamily } from "#engine/names/hue-family.ts";

/** Chosen by eye, so that the bar looks evenly vivid; these colors only represent the families. */
const HUES: readonly (readonly [HueFamily, string])[] = [
  ["red", "oklch(.63 .21 27)"],
  ["orange", "oklch(.72 .17 58)"],
  ["yellow", "oklch(.86 .17 98)"],
  ["green", "oklch(.66 .18 142)"],
  ["teal", "oklch(.70 .12 195)"],
  ["blue", "oklch(.58 .17 256)"],
  ["violet", "oklch(.55 .20 296)"],
  ["pink", "oklch(.70 .19 350)"],
  ["grey", "oklch(.62 .01 287)"],
];

interface HueBarProps {
  readonly hue: HueFamily | undefined;
  /** How many items each hue finds, if that is known. */
  readonly counts: Readonly<Record<HueFamily, number>> | undefined;
}

/** Radio buttons drawn as one bar of hues; the first one clears the filter. */
export function HueBar({ hue, counts }: HueBarProps) {
  return (
    <fieldset className="hue-bar">
      <legend className="sr-only">Hue</legend>
      <label className="hue-any" title="Any hue">
        <input type="radio" name="hue" value="" defaultChecked={hue === undefined} />
        <span className="sr-only">Any hue</span>
      </label>
      {HUES.map(([name, color]) => (
        <label key={name} title={name} style={{ "--c": color } as CSSProperties}>
          <input
            type="radio"
            name="hue"
            value={name}
            defaultChecked={hue === name}
            disabled={hue !== name && counts?.[name] === 0}
          />
          <span className="sr-only">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
