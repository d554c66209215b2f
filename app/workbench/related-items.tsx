/**
 * Library items with colors similar to a tool's (TLS-1): part of the server's page, or loaded if the tool was opened
 * on the device.
 */
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation } from "react-router";
import type { CardView } from "#app/items/card-view.ts";
import { PaletteCard } from "#app/items/palette-card.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { findCards } from "./find-cards.ts";

export const RELATED = 6;
/** Number of the tool's colors that are searched for; with more, hardly any item would match all of them. */
export const RELATED_BY = 3;

/** As many as a tab has history entries, about. */
const MAX_KNOWN = 50;
/**
 * The items of the tools that were left, by the key of their visit: who comes back finds the page as long as it was, and
 * so the place on it.
 */
const known = new Map<string, readonly CardView[]>();

function remember(visit: string, items: readonly CardView[]): void {
  known.delete(visit);
  known.set(visit, items);
  for (const oldest of [...known.keys()].slice(0, -MAX_KNOWN)) known.delete(oldest);
}

interface RelatedItemsProps {
  readonly title?: string;
  /** From the server; undefined if the tool was opened on the device. */
  readonly items: readonly CardView[] | undefined;
  /** CSS colors that the items are similar to. */
  readonly hexes: readonly string[];
}

export function RelatedItems({ title = "Palettes like this one", items, hexes }: RelatedItemsProps) {
  const { key: visit } = useLocation();
  const [left] = useState(() => known.get(visit));
  const [found, setFound] = useState<readonly CardView[]>();
  const near = hexes.slice(0, RELATED_BY);
  const isAsked = items === undefined && left === undefined;
  // Once per visit, because cards that change below the work are distracting.
  const ask = useEffectEvent((signal: AbortSignal) => findCards("palettes", { near }, RELATED, signal));
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    // Offline the section is absent; nothing else depends on it.
    ask(controller.signal)
      .then(setFound)
      .catch(() => undefined);
    return () => controller.abort();
  }, [isAsked]);
  const shown = items ?? left ?? found;
  useEffect(() => {
    if (shown !== undefined) remember(visit, shown);
  }, [visit, shown]);
  if (shown === undefined || shown.length === 0) return null;
  return (
    <section aria-labelledby="related-title">
      <div className="tool-related-head">
        <h2 id="related-title" className="t-display-s">
          {title}
        </h2>
        <AppLink to={`/palettes?${near.map((hex) => `near=${encodeURIComponent(hex)}`).join("&")}`}>
          All palettes
        </AppLink>
      </div>
      <ul className="plates">
        {shown.map((item) => (
          <li key={item.id}>
            <PaletteCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
