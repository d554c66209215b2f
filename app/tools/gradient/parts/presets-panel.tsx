import { type CSSProperties, type FormEvent, useEffect, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LibrarySearch } from "#app/workbench/library-search.tsx";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";

interface PresetsPanelProps {
  readonly tool: GradientTool;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** Starts from a gradient of the library, or from one generated from a seed. */
export function PresetsPanel({ tool, seed, onSeed }: PresetsPanelProps) {
  const { act } = tool;
  const [drawn, setDrawn] = useState(seed);
  useEffect(() => setDrawn(seed), [seed]);
  const take = ({ opens }: CardView) => {
    const { document } = GRADIENT.decode(new URLSearchParams(opens?.search));
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
      <LibrarySearch
        kind="gradients"
        label="From the library"
        filter={hasStops}
        className="gradient-presets"
        onTake={take}
      >
        {(card) => (
          <>
            <i style={{ "--g": card.gradientCss } as CSSProperties} />
            <b>{card.title}</b>
            <small>{card.credit}</small>
          </>
        )}
      </LibrarySearch>
    </section>
  );
}

function hasStops({ opens }: CardView): boolean {
  return opens?.tool === GRADIENT.tool;
}
