import { memo, useMemo } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { RelatedItems } from "#app/workbench/related-items.tsx";
import { ToolIdea } from "#app/workbench/tool-idea.tsx";
import type { MeshDocument } from "#domain/documents/mesh/mesh-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { Figure } from "./figure.tsx";

const KEYS = [
  ["Shuffle, keeping locked vertices", ["Space"]],
  ["Next, previous vertex", ["Tab", "⇧ Tab"]],
  ["Move a vertex by 1, by 10", ["← →", "⇧"]],
  ["Turn its tangents by 1, by 15", ["[ ]", "⇧"]],
  ["Smooth or corner, lock", ["C", "L"]],
  ["All keys", ["?"]],
] as const;

interface ExplanationProps {
  readonly committed: MeshDocument;
  readonly related: readonly CardView[] | undefined;
}

export const Explanation = memo(function Explanation({ committed, related }: ExplanationProps) {
  const hexes = useMemo(
    () => committed.mesh.vertices.map(({ color }) => formatHex(color)),
    [committed.mesh.vertices],
  );
  return (
    <>
      <ToolIdea
        title="A mesh bends, layers only overlap"
        keys={KEYS}
        figure={<Figure />}
        leaves={
          <p>
            CSS as layers or as one small picture, PDF with true mesh shading, SwiftUI’s own mesh, pictures up
            to 8192 px, and a loop that returns to its first frame. CSS, SVG and PDF show their measured
            difference from what you see.
          </p>
        }
      >
        <p>
          Every vertex has a color, a place and four tangents. Between them the color is blended in OKLab
          along the bent net, so it can turn a corner without going grey.
        </p>
        <p>
          CSS has no mesh. Twelve soft layers come close, but each keeps its round edge where the net bends.
          The mean difference says how close they come; where it matters, export a picture.
        </p>
      </ToolIdea>
      <RelatedItems items={related} hexes={hexes} />
    </>
  );
});
