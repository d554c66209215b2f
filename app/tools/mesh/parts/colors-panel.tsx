import { type CSSProperties, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { gradientStyle } from "#app/items/gradient-style.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { LibraryKind } from "#app/workbench/find-cards.ts";
import { LibrarySearch } from "#app/workbench/library-search.tsx";
import { readColorTexts } from "#domain/documents/color-text.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { MESH } from "#domain/documents/mesh/mesh-document.ts";
import { meshFromGradient } from "#engine/mesh/mesh-from-gradient.ts";

/** Width and height of the box in which a gradient is sampled for the vertices, px. */
const BOX = [1600, 900] as const;
/** Colors of a palette. */
const MAX_COLORS = 24;

interface ColorsPanelProps {
  readonly tool: MeshTool;
  readonly onRandom: () => void;
}

/** Gives the mesh the colors of a palette or a gradient of the library, or replaces it by a mesh of the library. */
export function ColorsPanel({ tool, onRandom }: ColorsPanelProps) {
  const { document, remake } = tool;
  const [kind, setKind] = useState<LibraryKind>("palettes");
  const take = (card: CardView) => {
    if (kind === "palettes") {
      const colors = readColorTexts(card.bands.map(({ hex }) => hex).join("-"), MAX_COLORS, []);
      void remake({ type: "colors", colors });
      return;
    }
    const search = new URLSearchParams(card.opens?.search);
    if (card.opens?.tool === MESH.tool) {
      const { document: kept } = MESH.decode(search);
      if (kept !== undefined) void remake({ type: "mesh", mesh: kept.mesh });
      return;
    }
    const { document: given } = GRADIENT.decode(search);
    const layer = given?.layers[0];
    if (layer !== undefined) void remake({ type: "mesh", mesh: meshFromGradient(layer, document.mesh, BOX) });
  };
  return (
    <section className="inspector-section" aria-label="Colors">
      <Button aria-keyshortcuts="R" onClick={onRandom}>
        Random colors
      </Button>
      <Segmented
        label="From the library"
        isFilled
        size="s"
        options={[
          { value: "palettes", label: "Palettes" },
          { value: "gradients", label: "Gradients" },
        ]}
        value={kind}
        onChange={setKind}
      />
      <LibrarySearch kind={kind} label="Search the library" className="mesh-found" onTake={take}>
        {(card) => (
          <>
            <i style={gradientStyle(card.gradientCss ?? stripOf(card), card.gradientBlend)} />
            <b>{card.title}</b>
          </>
        )}
      </LibrarySearch>
    </section>
  );
}

function stripOf({ bands }: CardView): string {
  const stops = bands.map(
    ({ hex }, index) => `${hex} ${(100 * index) / bands.length}% ${(100 * (index + 1)) / bands.length}%`,
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
