import { AppLink } from "#app/ui/link.tsx";
import type { ItemKind } from "#domain/library/item.ts";

/** Links to the same list for palettes and for gradients. */
export function KindTabs({ base, kind }: { base: string; kind: ItemKind }) {
  return (
    <nav aria-label="Kind" className="collections-tabs">
      {(["palette", "gradient"] as const).map((each) => (
        <AppLink key={each} to={`${base}/${each}s`} aria-current={each === kind ? "page" : undefined}>
          {each === "palette" ? "Palettes" : "Gradients"}
        </AppLink>
      ))}
    </nav>
  );
}
