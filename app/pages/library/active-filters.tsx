import { Swatch } from "#app/color/swatch.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import type { BrowseData } from "./browse-loader.server.ts";

const LABELS: Readonly<Record<string, (value: string) => string>> = {
  q: (value) => `“${value}”`,
  near: (value) => `near ${value}`,
  hue: (value) => value,
  count: (value) => (value === "6" ? "6 and more colors" : `${value} colors`),
  tag: (value) => value,
  aa: () => "has an AA pair",
  vision: () => "color-blind safe",
  p3: () => "reaches P3",
  temperature: (value) => value,
  like: () => "like one item",
};

/** The active filters, each linking to the list without it. */
export function ActiveFilters({ data: { kind, query, baseAddress, namedColor } }: { data: BrowseData }) {
  const base = new URLSearchParams(baseAddress.split("?")[1] ?? "");
  const entries = [...base].filter(([name]) => Object.hasOwn(LABELS, name));
  if (entries.length === 0) return null;
  return (
    <ul className="filter-active" aria-label="Filters that are set">
      {entries.map(([name, value]) => {
        const rest = new URLSearchParams(
          [...base].filter(([other, given]) => other !== name || given !== value),
        );
        const text = rest.toString();
        return (
          <li key={`${name}-${value}`}>
            <AppLink
              to={`/${kind}s${text === "" ? "" : `?${text}`}`}
              className="tag"
              preload="none"
              preventScrollReset
            >
              {name === "near" && <Swatch color={value} size={14} />}
              {LABELS[name]?.(value)}
              <Icon name="x" size={12} />
              <span className="sr-only">Remove</span>
            </AppLink>
          </li>
        );
      })}
      {namedColor !== undefined && (
        <li>
          <AppLink to={`/${kind}s?near=${namedColor}`} className="tag" preload="none">
            <Swatch color={namedColor} size={14} />
            All near the color {namedColor}
          </AppLink>
        </li>
      )}
      {query.near.length > 1 && (
        <li className="filter-note">
          {kind === "palette" ? "Palettes" : "Gradients"} that have all of these.
        </li>
      )}
    </ul>
  );
}
