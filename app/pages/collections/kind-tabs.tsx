import { AppLink } from "#app/ui/link.tsx";
import type { ItemKind } from "#domain/library/item.ts";

/** The same list of the other kind. */
export function KindTabs({ base, kind }: { base: string; kind: ItemKind }) {
  return (
    <nav aria-label="Kind" className="keeping-tabs">
      {(["palette", "gradient"] as const).map((each) => (
        <AppLink key={each} to={`${base}/${each}s`} aria-current={each === kind ? "page" : undefined}>
          {each === "palette" ? "Palettes" : "Gradients"}
        </AppLink>
      ))}
    </nav>
  );
}
