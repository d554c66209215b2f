import { type CSSProperties, type FormEvent, useEffect, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { findCards } from "#app/workbench/find-palettes.ts";
import { GRADIENT } from "#domain/documents/gradient-document.ts";

type Found =
  | { readonly state: "loading" | "failed" }
  | { readonly state: "done"; readonly cards: readonly CardView[] };

interface PresetsPanelProps {
  readonly tool: GradientTool;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** Starts from a gradient of the library, or from one generated from a seed. */
export function PresetsPanel({ tool, seed, onSeed }: PresetsPanelProps) {
  const { act } = tool;
  const [text, setText] = useState("");
  const [drawn, setDrawn] = useState(seed);
  const [asked, setAsked] = useState({ text: "" });
  const [found, setFound] = useState<Found>({ state: "loading" });
  useEffect(() => setDrawn(seed), [seed]);
  useEffect(() => {
    const controller = new AbortController();
    setFound({ state: "loading" });
    findCards("gradients", asked, 24, controller.signal)
      .then((cards) =>
        // Meshes are left out, since they have no stops.
        setFound({ state: "done", cards: cards.filter(({ meshSearch }) => meshSearch === undefined) }),
      )
      .catch(() => !controller.signal.aborted && setFound({ state: "failed" }));
    return () => controller.abort();
  }, [asked]);
  const take = ({ gradientSearch }: CardView) => {
    const { document } = GRADIENT.decode(new URLSearchParams(gradientSearch));
    if (document !== undefined) act({ type: "layers", layers: document.layers, title: document.title });
  };
  return (
    <section className="inspector-section" aria-label="Presets">
      <form
        className="gradient-seed"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (drawn.trim() !== "") onSeed(drawn.trim());
        }}
      >
        <TextField
          label="From a seed"
          value={drawn}
          maxLength={40}
          placeholder="harbour"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => setDrawn(event.currentTarget.value)}
        />
        <Button type="submit">Draw</Button>
      </form>
      <form
        role="search"
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          setAsked({ text: text.trim() });
        }}
      >
        <TextField
          label="From the library"
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
        <ul className="gradient-presets">
          {found.cards.map((card) => (
            <li key={card.id}>
              <button type="button" onClick={() => take(card)}>
                <i style={{ "--g": card.gradientCss } as CSSProperties} />
                <b>{card.title}</b>
                <small>{card.credit}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
