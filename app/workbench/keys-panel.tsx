/** The sheet under "?": every key of the tool, and the switch for those of one letter (WCAG 2.1.4). */
import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { areLetterKeysOff, type Shortcut, setLetterKeysOff } from "./use-shortcuts.ts";

/** Keys that belong to a part of the canvas, not to the whole tool. */
export interface LocalKey {
  readonly label: string;
  readonly keys: readonly string[];
}

export function KeysPanel({
  shortcuts,
  local,
}: {
  shortcuts: readonly Shortcut[];
  local: readonly LocalKey[];
}) {
  const [isOff, setOff] = useState(areLetterKeysOff);
  const rows: readonly LocalKey[] = [
    ...shortcuts
      .filter((shortcut) => !shortcut.isHidden)
      .map(({ label, ...keys }) => ({ label, keys: keysOf(keys) })),
    ...local,
  ];
  return (
    <InspectorSections
      sections={[
        {
          id: "keys",
          title: "Keys",
          content: (
            <>
              <table className="tool-keys">
                <tbody>
                  {rows.map(({ label, keys }) => (
                    <tr key={label}>
                      <td>{label}</td>
                      <td>
                        {keys.map((key) => (
                          <Kbd key={key}>{key}</Kbd>
                        ))}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <Checkbox
                label="Switch off the keys of one letter"
                checked={isOff}
                onChange={(event) => {
                  setLetterKeysOff(event.currentTarget.checked);
                  setOff(event.currentTarget.checked);
                }}
              />
            </>
          ),
        },
      ]}
    />
  );
}

function keysOf({ key, shownKey, withControl, withShift }: Omit<Shortcut, "label">): string[] {
  const own = shownKey ?? (key.length === 1 ? key.toUpperCase() : key);
  return [...(withControl ? ["Ctrl"] : []), ...(withShift ? ["⇧"] : []), own];
}
