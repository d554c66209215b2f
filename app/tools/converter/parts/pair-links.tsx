/** Links to the conversion pages for the same color. */
import { AppLink } from "#app/ui/link.tsx";
import { CONVERTER_PAIRS, pairPath, pairTitle } from "#domain/navigation/converter-pairs.ts";

interface PairLinksProps {
  /** Query of the color, without "?". */
  readonly search: string;
  /** Path of the current page. */
  readonly current?: string;
  readonly className: string;
  /** Accessible name of the landmark. */
  readonly label?: string;
}

export function PairLinks({ search, current, className, label = "Conversions" }: PairLinksProps) {
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {CONVERTER_PAIRS.map((pair) => {
          const path = pairPath(pair);
          return (
            <li key={path}>
              <AppLink
                to={`${path}?${search}`}
                preload="none"
                aria-current={path === current ? "page" : undefined}
              >
                {pairTitle(pair)}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
