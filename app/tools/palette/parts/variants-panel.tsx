import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { newSeed, variantsOf } from "#app/tools/palette/draw.ts";
import type { PanelProps } from "#app/tools/palette/panels.tsx";
import { Button } from "#app/ui/button.tsx";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import type { PaletteDocument } from "#domain/documents/palette/palette-document.ts";
import { formatHex } from "#engine/format/format.ts";
import "./panel.css";

/** A key of the options that the variants depend on; when it changes, new variants are generated. */
function optionsKeyOf({
  method,
  mood,
  character,
  base,
  like,
  aaPairs,
  gamut,
  isVisionSafeWanted,
}: PaletteDocument) {
  return JSON.stringify([method, mood, character, base, like, aaPairs, gamut, isVisionSafeWanted]);
}

const VARIANTS = 12;
const PER_ROW = 2;

/** Twelve palettes for the same constraints. Pressing one, or its number, selects it; arrow keys move between them. */
export function VariantsPanel({ palette: { document, act } }: PanelProps) {
  const [seed, setSeed] = useState(newSeed);
  // The variants stay the same while they are tried: they belong to the document that was open when the panel
  // opened.
  const [origin, setOrigin] = useState(document);
  if (origin.colors.length !== document.colors.length || optionsKeyOf(origin) !== optionsKeyOf(document))
    setOrigin(document);
  const variants = useMemo(() => variantsOf(origin, seed, VARIANTS), [origin, seed]);
  const sheet = useRef<HTMLOListElement>(null);
  useEffect(() => sheet.current?.querySelector("button")?.focus(), []);
  const take = (index: number) => {
    const variant = variants[index];
    if (variant !== undefined) act({ type: "variant", seed: variant.seed, colors: variant.colors });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll("button")];
    const current = buttons.findIndex((button) => button === window.document.activeElement);
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: PER_ROW, ArrowUp: -PER_ROW }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      buttons[Math.min(buttons.length - 1, Math.max(0, current + step))]?.focus();
      return;
    }
    if (!/^[1-9]$/.test(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    take(Number(event.key) - 1);
    buttons[Number(event.key) - 1]?.focus();
  };
  const shown = document.colors.map(({ color }) => formatHex(color)).join();
  return (
    <InspectorSections
      sections={[
        {
          id: "variants",
          title: "Variants",
          content: (
            <>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move between its buttons */}
              <ol ref={sheet} className="panel-variants" onKeyDown={onKeyDown}>
                {variants.map((variant, index) => {
                  const hexes = variant.colors.map(formatHex);
                  return (
                    <li key={variant.seed}>
                      <button
                        type="button"
                        aria-label={`Variant ${index + 1}: ${hexes.join(", ")}`}
                        aria-pressed={hexes.join() === shown}
                        onClick={() => take(index)}
                      >
                        {hexes.map((hex, at) => (
                          <i key={at} style={{ background: hex }} />
                        ))}
                      </button>
                      <small aria-hidden="true">{index + 1}</small>
                    </li>
                  );
                })}
              </ol>
              <Button
                onClick={() => {
                  setOrigin(document);
                  setSeed(newSeed());
                }}
              >
                Twelve others
              </Button>
              <p className="field-hint">Keys 1 to 9 take one, arrows go through them. Locks are kept.</p>
            </>
          ),
        },
      ]}
    />
  );
}
