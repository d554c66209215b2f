/** Names fills that look alike although they mean different things, with a repair, and offers the newest defaults. */
import { Button } from "#app/ui/button.tsx";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import { parseColor } from "#engine/parse/parse.ts";
import { NEWEST_EDITION } from "#engine/theme/theme-editions.ts";
import type { ThemeControls } from "./theme-controls.ts";
import "./theme.css";

export function CloseColors({ solved, change }: Pick<ThemeControls, "solved" | "change">) {
  const { close, edition, sheet } = solved;
  return (
    <>
      {close.length > 0 && (
        <ul className="theme-close" aria-label="Colors that look alike">
          {close.map(({ mode, family, other, deltaE, apart }) => {
            const parsed = apart === undefined ? undefined : parseColor(apart);
            return (
              <li key={`${mode} ${family} ${other}`}>
                <i className="theme-chip" style={{ background: sheet[mode][family] }} />
                <i className="theme-chip" style={{ background: sheet[mode][other] }} />
                <span>
                  {other} looks like {family} in {MODE_IN_WORDS[mode]}
                </span>
                <span className="t-value">{formatDeltaE(deltaE)}</span>
                {parsed?.ok && (
                  <Button
                    size="s"
                    onClick={() => change({ type: "pin", pin: { mode, token: other, color: parsed.color } })}
                  >
                    Move {other} away
                    <span className="sr-only"> in {MODE_IN_WORDS[mode]}</span>
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {edition !== NEWEST_EDITION && (
        <p className="theme-edition">
          <span className="field-hint">
            This link keeps the colors it was made with. New themes keep signals apart from the brand, have
            white cards and a livelier warning, and buttons whose label reads well.
          </span>
          <Button size="s" onClick={() => change({ type: "newest" })}>
            Use the new defaults
          </Button>
        </p>
      )}
    </>
  );
}
