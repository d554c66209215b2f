import { type CSSProperties, type FormEvent, useEffect, useState } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { gradientStyle } from "#app/items/gradient-style.ts";
import type { GradientTool } from "#app/tools/gradient/use-gradient.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { LibrarySearch } from "#app/workbench/library-search.tsx";
import { useChoosePicture } from "#app/workbench/picture/choose-picture.ts";
import { readColorTexts } from "#domain/documents/color-text.ts";
import { GRADIENT } from "#domain/documents/gradient/gradient-document.ts";
import { MAX_STOPS } from "#domain/documents/gradient/gradient-layer.ts";
import { formatHex } from "#engine/format/format.ts";
import { calmOrder } from "#engine/gradient/gradient-starts.ts";
import { ColorStarts } from "./color-starts.tsx";

const KINDS = [
  { value: "layered", label: "Layered" },
  { value: "gradients", label: "All" },
  { value: "palettes", label: "Palettes" },
] as const;
type PresetKind = (typeof KINDS)[number]["value"];

interface PresetsPanelProps {
  readonly tool: GradientTool;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
}

/** Starts from one color, a picture, a seed, or a gradient or palette of the library. */
export function PresetsPanel({ tool, seed, onSeed }: PresetsPanelProps) {
  const { act } = tool;
  const choosePicture = useChoosePicture();
  const [kind, setKind] = useState<PresetKind>("layered");
  const [drawn, setDrawn] = useState(seed);
  useEffect(() => setDrawn(seed), [seed]);
  const take = ({ opens, bands }: CardView) => {
    if (kind === "palettes") {
      const colors = readColorTexts(bands.map(({ hex }) => hex).join("-"), MAX_STOPS, []);
      act({ type: "colors", colors: calmOrder(colors) });
      return;
    }
    const { document } = GRADIENT.decode(new URLSearchParams(opens?.search));
    if (document !== undefined) act({ type: "layers", layers: document.layers, title: document.title });
  };
  return (
    <section className="inspector-section" aria-label="Presets">
      <ColorStarts tool={tool} />
      <Button aria-keyshortcuts="I" onClick={choosePicture}>
        <Icon name="image" />
        From a picture
      </Button>
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
      <Segmented label="From the library" isFilled size="s" options={KINDS} value={kind} onChange={setKind} />
      <LibrarySearch
        kind={kind === "palettes" ? kind : "gradients"}
        tag={kind === "layered" ? kind : undefined}
        label="Search the library"
        filter={kind === "palettes" ? undefined : hasStops}
        className="gradient-presets"
        onTake={take}
      >
        {(card) => (
          <>
            <i style={gradientStyle(card.gradientCss ?? calmCss(card), card.gradientBlend)} />
            <b>{card.title}</b>
            <small>{card.credit}</small>
          </>
        )}
      </LibrarySearch>
    </section>
  );
}

/** The gradient that the palette would give. */
function calmCss({ bands }: CardView): string {
  const colors = calmOrder(readColorTexts(bands.map(({ hex }) => hex).join("-"), MAX_STOPS, []));
  return `linear-gradient(90deg, ${colors.map((color) => formatHex(color)).join(", ")})`;
}

function hasStops({ opens }: CardView): boolean {
  return opens?.tool === GRADIENT.tool;
}
