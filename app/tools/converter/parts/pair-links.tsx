/** The pages that work a conversion out, for the same color. */
import { AppLink } from "#app/ui/link.tsx";
import { CONVERTER_PAIRS, pairPath, pairTitle } from "#domain/navigation/converter-pairs.ts";

interface PairLinksProps {
  /** Query string of the color, without "?". */
  readonly search: string;
  /** Path of the open page. */
  readonly current?: string;
  readonly className: string;
  /** Its name among the landmarks of the page. */
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
