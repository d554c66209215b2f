/** Brand colors that high contrast changed, and by how much; modes with the same result share a line. */

import { Icon } from "#app/ui/icon.tsx";
import type { MovedToken, SolvedTheme } from "#domain/themes/solved-theme.ts";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import { formatDeltaE } from "#engine/difference/difference.ts";
import "./theme.css";

export function MovedBrands({ moved }: Pick<SolvedTheme, "moved">) {
  if (moved.length === 0) return undefined;
  const places = [...new Set(moved.map(placeOf))].map((place) =>
    moved.filter((each) => placeOf(each) === place),
  );
  return (
    <ul className="theme-moved" aria-label="Moved for high contrast">
      {places.map(([first, ...others]) =>
        first === undefined ? undefined : (
          <li key={placeOf(first)}>
            <i className="theme-chip" style={{ background: first.from }} />
            <Icon name="caret-right" size={13} />
            <i className="theme-chip" style={{ background: first.to }} />
            <span>
              {first.token} moved{" "}
              {others.length > 0 ? "for high contrast" : `in ${MODE_IN_WORDS[first.mode]}`}
            </span>
            <span className="t-value">{formatDeltaE(first.deltaE)}</span>
          </li>
        ),
      )}
    </ul>
  );
}

const placeOf = ({ token, to }: MovedToken): string => `${token} ${to}`;
