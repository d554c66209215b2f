/** Library items near a tool's colors (TLS-1): sent with the page, or asked for when the tool was opened without one. */
import { useEffect, useEffectEvent, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { Plate } from "#app/items/plate.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { findPalettes } from "./find-palettes.ts";

export const RELATED = 6;
/** More colors to be near to would find what is near to none of them. */
export const RELATED_BY = 3;

interface RelatedItemsProps {
  readonly title?: string;
  /** As the server sent them; undefined when the tool was opened on the device. */
  readonly items: readonly CardView[] | undefined;
  /** CSS colors that they are near to. */
  readonly hexes: readonly string[];
}

export function RelatedItems({ title = "Palettes like this one", items, hexes }: RelatedItemsProps) {
  const [found, setFound] = useState<readonly CardView[]>();
  const near = hexes.slice(0, RELATED_BY);
  const isAsked = items === undefined;
  // Once a visit: plates that change below the work distract.
  const ask = useEffectEvent((signal: AbortSignal) => findPalettes({ near }, RELATED, signal));
  useEffect(() => {
    if (!isAsked) return;
    const controller = new AbortController();
    // Without a network the section is not there; nothing else waits for it.
    ask(controller.signal)
      .then(setFound)
      .catch(() => undefined);
    return () => controller.abort();
  }, [isAsked]);
  const shown = items ?? found ?? [];
  if (shown.length === 0) return null;
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
            <Plate item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
