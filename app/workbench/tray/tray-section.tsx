/** The color tray in a panel (TLS-11): colors put aside on this device, to use or to remove. */
import { useState } from "react";
import { Swatch } from "#app/color/swatch.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { trayColorOf, trayEntry, trayNameOf } from "#domain/device/color-tray.ts";
import { parseColor } from "#engine/parse/parse.ts";
import type { Color } from "#engine/space/color.ts";
import { useColorTray } from "./color-tray.ts";
import "./tray-section.css";

interface TraySectionProps {
  /** The current color, which can be added; any CSS color. */
  readonly current?: string;
  /** The name that the person gave to it. */
  readonly name?: string | undefined;
  readonly onPick: (color: Color, name: string) => void;
}

export function TraySection({ current, name = "", onPick }: TraySectionProps) {
  const { colors, add, remove } = useColorTray();
  const [isRemoving, setRemoving] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const press = (css: string) => {
    if (isRemoving) {
      setRefused(!remove(css));
      return;
    }
    const parsed = parseColor(css);
    if (parsed.ok) onPick(parsed.color, trayNameOf(css));
  };
  return (
    <>
      {colors.length === 0 ? (
        <p className="field-hint">Nothing here yet. The tray keeps colors on this device, for every tool.</p>
      ) : (
        <ul className="tray" aria-label="Color tray">
          {colors.map((css) => (
            <li key={css}>
              <button
                type="button"
                aria-label={`${isRemoving ? "Remove" : "Take"} ${trayWords(css)}`}
                title={trayWords(css)}
                onClick={() => press(css)}
              >
                <Swatch color={css} size={36} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="tray-row">
        {current !== undefined && (
          <Button size="s" onClick={() => setRefused(!add(trayEntry(current, name)))}>
            Put this color in
          </Button>
        )}
        {colors.length > 0 && (
          <Checkbox
            label="Remove by a press"
            checked={isRemoving}
            onChange={(event) => setRemoving(event.currentTarget.checked)}
          />
        )}
      </div>
      {isRefused && <p className="field-error">This browser refuses storage, so the tray cannot be kept.</p>}
    </>
  );
}

function trayWords(entry: string): string {
  const name = trayNameOf(entry);
  return name === "" ? entry : `${name}, ${trayColorOf(entry)}`;
}
