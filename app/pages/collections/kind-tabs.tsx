import { AppLink } from "#app/ui/link.tsx";
import { OWN_PART } from "#domain/collections/collection.ts";
import type { ItemKind } from "#domain/library/item.ts";

interface Part {
  readonly name: string;
  readonly label: string;
  /** The list that it is a part of. */
  readonly of: ItemKind;
}

interface KindTabsProps {
  readonly base: string;
  readonly kind: ItemKind;
  /** Parts that the lists can be limited to, such as themes. */
  readonly parts?: readonly Part[];
  /** Name of the part that is listed; undefined for all. */
  readonly part?: string | undefined;
  /** Whether there is a list of what one made, beside what one saved. */
  readonly hasOwn?: boolean;
}

const LISTS = [
  ["palette", "Palettes"],
  ["gradient", "Gradients"],
] as const;

/** Links to the same list for palettes and for gradients, each with its parts. */
export function KindTabs({ base, kind, parts = [], part, hasOwn = false }: KindTabsProps) {
  const tabs = LISTS.flatMap(([list, title]) => [
    { label: title, to: `${base}/${list}s`, isCurrent: kind === list && part === undefined },
    ...parts
      .filter(({ of }) => of === list)
      .map(({ name, label }) => ({ label, to: `${base}/${list}s?only=${name}`, isCurrent: part === name })),
  ]);
  if (hasOwn)
    // Near the front, so that a phone shows it without scrolling.
    tabs.splice(1, 0, {
      label: "Made by you",
      to: `${base}/${kind}s?only=${OWN_PART}`,
      isCurrent: part === OWN_PART,
    });
  return (
    <nav aria-label="Kind" className="collections-tabs">
      {tabs.map(({ label, to, isCurrent }) => (
        <AppLink key={label} to={to} aria-current={isCurrent ? "page" : undefined}>
          {label}
        </AppLink>
      ))}
    </nav>
  );
}
