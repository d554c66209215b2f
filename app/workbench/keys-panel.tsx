/**
 * The panel of keyboard shortcuts, opened with "?", and the switch that disables single-character shortcuts (WCAG
 * 2.1.4).
 */
import { useState } from "react";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { Kbd } from "#app/ui/kbd.tsx";
import { printedKeys } from "#app/ui/printed-keys.ts";
import { areLetterKeysOff, type Shortcut, setLetterKeysOff } from "./use-shortcuts.ts";

/** Shortcuts that only work in a part of the canvas. */
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
      .map(({ label, ...keys }) => ({ label, keys: printedKeys(keys) })),
    { label: "While held: hatch what fails contrast", keys: ["H"] },
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
