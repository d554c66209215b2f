import { type CSSProperties, type FormEvent, useEffect, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import type { MeshTool } from "#app/tools/mesh/use-mesh.ts";
import { Button } from "#app/ui/button.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { findCards } from "#app/workbench/find-palettes.ts";
import { readColorTexts } from "#domain/documents/color-text.ts";
import { GRADIENT } from "#domain/documents/gradient-document.ts";
import { MESH } from "#domain/documents/mesh-document.ts";
import { meshFromGradient } from "#engine/mesh/mesh-from.ts";

type Kind = "palettes" | "gradients";
type Found =
  | { readonly state: "loading" | "failed" }
  | { readonly state: "done"; readonly cards: readonly CardView[] };

/** Width and height of the box in which a gradient is sampled for the vertices, px. */
const BOX = [1600, 900] as const;
const LIMIT = 24;

interface ColorsPanelProps {
  readonly tool: MeshTool;
  readonly onRandom: () => void;
}

/** Gives the mesh the colors of a palette or a gradient of the library, or replaces it by a mesh of the library. */
export function ColorsPanel({ tool, onRandom }: ColorsPanelProps) {
  const { document, remake } = tool;
  const [kind, setKind] = useState<Kind>("palettes");
  const [text, setText] = useState("");
  const [asked, setAsked] = useState({ text: "" });
  const [found, setFound] = useState<Found>({ state: "loading" });
  useEffect(() => {
    const controller = new AbortController();
    setFound({ state: "loading" });
    findCards(kind, asked, LIMIT, controller.signal)
      .then((cards) => setFound({ state: "done", cards }))
      .catch(() => !controller.signal.aborted && setFound({ state: "failed" }));
    return () => controller.abort();
  }, [kind, asked]);
  const take = (card: CardView) => {
    if (kind === "palettes") {
      const colors = readColorTexts(card.bands.map(({ hex }) => hex).join("-"), LIMIT, []);
      void remake({ type: "colors", colors });
      return;
    }
    if (card.meshSearch !== undefined) {
      const { document: kept } = MESH.decode(new URLSearchParams(card.meshSearch));
      if (kept !== undefined) void remake({ type: "mesh", mesh: kept.mesh });
      return;
    }
    const { document: given } = GRADIENT.decode(new URLSearchParams(card.gradientSearch));
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
      <form
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setAsked({ text: text.trim() });
        }}
      >
        <TextField
          label="Search the library"
          type="search"
          value={text}
          placeholder="Title, tag or color name"
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      {found.state === "loading" && <p className="inspector-wait">Looking…</p>}
      {found.state === "failed" && (
        <>
          <p>The library cannot be reached.</p>
          <Button size="s" onClick={() => setAsked({ ...asked })}>
            Try again
          </Button>
        </>
      )}
      {found.state === "done" && found.cards.length === 0 && <p>Nothing found for “{asked.text}”.</p>}
      {found.state === "done" && (
        <ul className="mesh-found">
          {found.cards.map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => take(card)}>
                <i style={{ "--g": card.gradientCss ?? stripOf(card) } as CSSProperties} />
                <b>{card.title}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stripOf({ bands }: CardView): string {
  const stops = bands.map(
    ({ hex }, index) => `${hex} ${(100 * index) / bands.length}% ${(100 * (index + 1)) / bands.length}%`,
  );
  return `linear-gradient(90deg, ${stops.join(", ")})`;
}
