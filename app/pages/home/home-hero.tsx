import { type CSSProperties, useEffect, useState } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { HeroBandKeys } from "./hero-band.tsx";
import type { HeroBand, HeroView } from "./hero-view.ts";
import "./home-hero.css";

const WEIGHTS = [58, 17, 11.5, 8, 5.5];

/**
 * The hero in a palette's colors; Space or the button deals the plates of the deck in an order of its own, then draws. With a
 * locked color every palette is drawn.
 */
export function HomeHero({ initial, deck }: { initial: HeroView; deck: readonly HeroView[] }) {
  const [hero, setHero] = useState(initial);
  const [draws, setDraws] = useState(0);
  const [locked, setLocked] = useState<readonly number[]>([]);
  const { copy, isCopied } = useCopy();
  const [dealt, setDealt] = useState<readonly HeroView[]>(deck);
  const redraw = async () => {
    if (locked.length === 0 && dealt.length > 0) {
      const next = dealt[Math.floor(Math.random() * dealt.length)];
      if (next !== undefined) setHero(next);
      setDealt(dealt.filter((view) => view !== next));
      setDraws((count) => count + 1);
      return;
    }
    const { drawPalette } = await import("./draw-palette.ts");
    setHero(
      await drawPalette(
        hero.bands.flatMap(({ hex }, index) => (locked.includes(index) ? [{ index, hex }] : [])),
      ),
    );
    setDraws((count) => count + 1);
  };
  const keysOf = (band: HeroBand, index: number) => (
    <HeroBandKeys
      band={band}
      isLocked={locked.includes(index)}
      onLock={() =>
        setLocked(locked.includes(index) ? locked.filter((each) => each !== index) : [...locked, index])
      }
    />
  );
  // The view transition takes its picture of the new page right after this one has unmounted.
  useEffect(() => () => void setTimeout(() => delete document.documentElement.dataset["grow"], 1000), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || !isFreeForSpace(event.target)) return;
      event.preventDefault();
      void redraw();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  const bands = hero.bands.map((band, place) => ({ ...band, weight: WEIGHTS[place] ?? 5 }));
  const [field, ...charges] = bands;
  const texts = bands.map(({ hex }, index) => `${hex.slice(1)}${locked.includes(index) ? "*" : ""}`);
  const generator = `/palette-generator?c=${texts.join("-")}`;
  const css = bands.map((band, index) => `  --color-${index + 1}: ${band.hex};`).join("\n");
  return (
    <>
      <section
        className="hero"
        data-takes-space
        aria-label={`A palette: ${bands.map((band) => band.name).join(", ")}`}
        style={
          {
            "--columns": bands.map((band) => `${band.weight}fr`).join(" "),
            "--t": hero.text,
            "--c": field?.hex,
          } as CSSProperties
        }
      >
        <div className="hero-field">
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
            <LinkButton to={generator} variant="ink" size="l" className="hero-ink" onClick={growIntoColumns}>
              Open the generator
            </LinkButton>
            <LinkButton to="/palettes" variant="ghost" size="l" className="hero-line">
              Browse palettes
            </LinkButton>
          </div>
          {field !== undefined && keysOf(field, 0)}
        </div>
        {charges.map((band, place) => (
          <div
            key={`${place}-${band.hex}`}
            className={`hero-charge ${band.onColor}`}
            style={{ "--c": band.hex } as CSSProperties}
          >
            {keysOf(band, place + 1)}
          </div>
        ))}
      </section>
      <div className="hero-strip">
        <Button variant="key" onClick={() => void redraw()}>
          New palette
        </Button>
        <span className="hero-hint">Space draws, a press copies, a lock stays.</span>
        <span className="sr-only" role="status">
          {draws > 0 ? `New palette: ${bands.map((band) => band.name).join(", ")}` : ""}
        </span>
        <Button variant="ghost" onClick={() => void copy(`:root {\n${css}\n}\n`)}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? "Copied" : "Copy CSS"}
        </Button>
        <LinkButton variant="secondary" to={generator} onClick={growIntoColumns}>
          <Icon name="sliders-horizontal" />
          Adjust
        </LinkButton>
      </div>
    </>
  );
}

/** Marks the bands with the transition names of the generator's columns (palette.css), so that they turn into these. */
function growIntoColumns(): void {
  document.documentElement.dataset["grow"] = "";
}

/** False if Space has another function at this element: pressing a button or link, typing in a field. */
function isFreeForSpace(target: EventTarget | null): boolean {
  return !(
    target instanceof Element && target.closest("a, button, input, textarea, select, summary, [role=dialog]")
  );
}
