import { type CSSProperties, useEffect, useState } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { onColor } from "#engine/contrast.ts";
import { parseColor } from "#engine/parse.ts";
import { firstTextPair } from "#engine/text-pair.ts";
import "./home-hero.css";

export interface HeroPalette {
  /** Two to five hex colors; the first that can carry text becomes the field. */
  readonly colors: readonly string[];
  readonly names: readonly string[];
}

const WEIGHTS = [58, 17, 11.5, 8, 5.5];

/** The hero wears a palette; Space or the key gives it another one. */
export function HomeHero({ initial }: { initial: HeroPalette }) {
  const [palette, setPalette] = useState(initial);
  const [draws, setDraws] = useState(0);
  const { copy, isCopied } = useCopy();
  const redraw = async () => {
    const { drawPalette } = await import("./draw-palette.ts");
    setPalette(await drawPalette());
    setDraws((count) => count + 1);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || !isFreeForSpace(event.target)) return;
      event.preventDefault();
      void redraw();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  const { order, text } = arrange(palette.colors);
  const bands = order.map((index, place) => ({
    color: palette.colors[index] ?? "",
    name: palette.names[index] ?? "",
    weight: WEIGHTS[place] ?? 5,
  }));
  const [field, ...charges] = bands;
  const css = bands.map((band) => `  --${slug(band.name)}: ${band.color};`).join("\n");
  return (
    <>
      <section
        className="hero"
        aria-label={`A palette: ${palette.names.join(", ")}`}
        style={
          {
            "--columns": bands.map((band) => `${band.weight}fr`).join(" "),
            "--t": text,
            "--c": field?.color,
          } as CSSProperties
        }
      >
        <div className="hero-field">
          <span className="hero-name" aria-hidden="true">
            {field?.name} <span className="t-value-l">{field?.color.toUpperCase()}</span>
          </span>
          <h1 className="t-hero">
            Few colors,
            <br />
            well chosen.
          </h1>
          <p className="t-lead hero-lead">
            A workbench for color: palettes, gradients, contrast and whole interface themes, worked out in the
            space your eye uses.
          </p>
          <div className="hero-actions">
            <LinkButton to="/palette-generator" variant="ink" size="l" className="hero-ink">
              Open the generator
            </LinkButton>
            <LinkButton to="/palettes" variant="ghost" size="l" className="hero-line">
              Browse palettes
            </LinkButton>
          </div>
        </div>
        {charges.map((band, place) => (
          <div
            key={order[place + 1]}
            className={`hero-charge on-color-${onColorOf(band.color)}`}
            style={{ "--c": band.color } as CSSProperties}
          >
            <span className="hero-name">
              {band.name} <span className="t-value-l">{band.color.toUpperCase()}</span>
            </span>
          </div>
        ))}
      </section>
      <div className="hero-strip">
        <Button variant="key" onClick={() => void redraw()}>
          New palette
        </Button>
        <span className="hero-hint">Press Space. The page wears whatever comes.</span>
        <span className="sr-only" role="status">
          {draws > 0 ? `New palette: ${palette.names.join(", ")}` : ""}
        </span>
        <Button variant="ghost" onClick={() => void copy(`:root {\n${css}\n}\n`)}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? "Copied" : "Copy CSS"}
        </Button>
        <LinkButton
          variant="secondary"
          to={`/palette-generator?c=${palette.colors.map((hex) => hex.slice(1)).join("-")}`}
        >
          <Icon name="sliders-horizontal" />
          Adjust
        </LinkButton>
      </div>
    </>
  );
}

/** The field first, then the others in their order; the text is the palette's own best, else black or white. */
function arrange(hexes: readonly string[]): { order: number[]; text: string } {
  const parsed = hexes.map((hex) => parseColor(hex));
  const colors = parsed.flatMap((result) => (result.ok ? [result.color] : []));
  const pair = firstTextPair(colors);
  const field = pair?.field ?? 0;
  const order = [field, ...hexes.keys()].filter((index, place) => place === 0 || index !== field);
  const text =
    pair === undefined ? `var(--on-color-${onColorOf(hexes[0] ?? "#fff")})` : (hexes[pair.text] ?? "");
  return { order, text };
}

function onColorOf(hex: string): string {
  const result = parseColor(hex);
  return result.ok ? onColor(result.color) : "black";
}

function slug(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "") || "color"
  );
}

/** Space presses a focused button or link, types in a field, and scrolls nothing here. */
function isFreeForSpace(target: EventTarget | null): boolean {
  return !(
    target instanceof Element && target.closest("a, button, input, textarea, select, summary, [role=dialog]")
  );
}
