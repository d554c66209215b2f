import { AppLink } from "#app/ui/link.tsx";
import type { PalettePart } from "#domain/collections/collection.ts";
import type { ItemKind } from "#domain/library/item.ts";

interface KindTabsProps {
  readonly base: string;
  readonly kind: ItemKind;
  /** Kind of palettes that is listed, such as those of themes; undefined for all. */
  readonly part?: PalettePart | undefined;
  /** Whether the list can be limited to one kind of palettes. */
  readonly hasParts?: boolean;
}

/** Links to the same list for palettes, for kinds of palettes, and for gradients. */
export function KindTabs({ base, kind, part, hasParts = false }: KindTabsProps) {
  const tabs: readonly (readonly [label: string, to: string, isCurrent: boolean])[] = [
    ["Palettes", `${base}/palettes`, kind === "palette" && part === undefined],
    ...(hasParts
      ? ([
          ["Themes", `${base}/palettes?only=themes`, part === "themes"],
          ["Wallpapers", `${base}/palettes?only=wallpapers`, part === "wallpapers"],
        ] as const)
      : []),
    ["Gradients", `${base}/gradients`, kind === "gradient"],
  ];
  return (
    <nav aria-label="Kind" className="collections-tabs">
      {tabs.map(([label, to, isCurrent]) => (
        <AppLink key={label} to={to} aria-current={isCurrent ? "page" : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
