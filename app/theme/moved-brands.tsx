/** Brand colors that high contrast moved, and by how much. */
import { Icon } from "#app/ui/icon.tsx";
import type { SolvedTheme } from "#domain/themes/solved-theme.ts";
import { MODE_IN_WORDS } from "#domain/themes/theme-words.ts";
import "./theme.css";

export function MovedBrands({ moved }: Pick<SolvedTheme, "moved">) {
  if (moved.length === 0) return undefined;
  return (
    <ul className="theme-moved" aria-label="Moved for high contrast">
      {moved.map(({ mode, token, from, to, deltaE }) => (
        <li key={`${mode} ${token}`}>
          <i className="theme-chip" style={{ background: from }} />
          <Icon name="caret-right" size={13} />
          <i className="theme-chip" style={{ background: to }} />
          <span>
            {token} moved in {MODE_IN_WORDS[mode]}
          </span>
          <span className="t-value">ΔE {deltaE.toFixed(3)}</span>
        </li>
      ))}
    </ul>
  );
}
