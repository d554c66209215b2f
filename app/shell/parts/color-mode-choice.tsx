import { useLayoutEffect, useSyncExternalStore } from "react";
import {
  applyMode,
  type ColorModePreference,
  choosePreference,
  readPreference,
  subscribeToPreference,
} from "#app/shell/color-mode.ts";

const CHOICES: readonly (readonly [ColorModePreference, string])[] = [
  ["light", "Light"],
  ["dark", "Dark"],
  ["system", "As the system"],
];

/** Three radio buttons; the choice is stored on the device (SHL-7). */
export function ColorModeChoice({ name }: { name: string }) {
  const preference = useSyncExternalStore(subscribeToPreference, readPreference, () => "system" as const);
  // An error replaces the whole page, and with it the attribute on <html>.
  useLayoutEffect(() => applyMode(readPreference()), []);
  return (
    <fieldset className="mode-choice">
      <legend>Color mode</legend>
      {CHOICES.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={preference === value}
            onChange={() => choosePreference(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
