import { type CSSProperties, useEffect } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { HeroBandKeys } from "./hero-band.tsx";
import "./home-hero.css";
import { KEPT_FRONT_SCRIPT } from "#app/shell/kept-front.ts";
import { HomeWindows } from "./home-windows.tsx";
import type { FrontState } from "./use-front.ts";

/** Parts of the width: those of the field and its four windows, and of the colors below them. */
const WEIGHTS = [46, 21, 15, 10.5, 7.5];

interface HomeHeroProps {
  readonly state: FrontState;
  /** As text: "814" or "1,000+". */
  readonly paletteCount: string;
}

/** The field, the work beside it and the colors, all in one palette; Space or the button deals the next one. */
export function HomeHero({ state, paletteCount }: HomeHeroProps) {
  const { front, before, latest, draws, redraw, show, locked, setLocked } = state;
  const { hero } = front;
  const { copy, isCopied } = useCopy();
  const { bands } = hero;
  const deal = () =>
    void redraw(bands.flatMap(({ hex }, index) => (locked.includes(index) ? [{ index, hex }] : [])));
  // The view transition takes its picture of the new page right after this one has unmounted.
  useEffect(() => () => void setTimeout(() => delete document.documentElement.dataset["grow"], 1000), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "Space" || event.repeat || !isFreeForSpace(event.target)) return;
      event.preventDefault();
      deal();
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
  const texts = bands.map(({ hex }, index) => `${hex.slice(1)}${locked.includes(index) ? "*" : ""}`);
  const generator = `/palette-generator?c=${texts.join("-")}`;
  const css = bands.map((band, index) => `  --color-${index + 1}: ${band.hex};`).join("\n");
  const grow = () => growIntoColumns(bands.map(({ hex }) => hex));
  return (
    <>
      <section
        className="hero"
        data-takes-space
        aria-label={`A palette: ${bands.map((band) => band.name).join(", ")}`}
        style={
          {
            "--columns": bands.map((_band, place) => `${WEIGHTS[place] ?? 5}fr`).join(" "),
            "--t": hero.text,
            "--c": bands[0]?.hex,
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
            <span className="hero-by-key">Press Space.</span>
            <span className="hero-by-touch">Press New palette.</span> The interface, the wallpaper, the
            gradient and the type beside this line put on the new palette, and every pair is checked while
            they do.
          </p>
          <div className="hero-actions">
            <LinkButton to={generator} variant="ink" size="l" className="hero-ink" onClick={grow}>
              Open the generator
            </LinkButton>
            <LinkButton to="/palettes" variant="ghost" size="l" className="hero-line">
              Browse {paletteCount} palettes
            </LinkButton>
          </div>
        </div>
        <HomeWindows front={front} before={before} />
        <ul className="hero-bands" aria-label="Colors">
          {bands.map((band, place) => (
            <HeroBandKeys
              key={place}
              band={band}
              place={place}
              isLocked={locked.includes(place)}
              onLock={() =>
                setLocked(
                  locked.includes(place) ? locked.filter((each) => each !== place) : [...locked, place],
                )
              }
            />
          ))}
        </ul>
        <script dangerouslySetInnerHTML={{ __html: KEPT_FRONT_SCRIPT }} />
      </section>
      <div className="hero-strip">
        <Button variant="key" onClick={deal}>
          New palette
        </Button>
        <p className="hero-hint">
          {hero.plate === undefined ? (
            "Drawn just now."
          ) : (
            <>
              {draws === 0 ? "Plate of the day: " : ""}
              <AppLink to={`/palettes/${hero.plate.id}`}>{hero.plate.title}</AppLink>, {hero.plate.credit}.
            </>
          )}{" "}
          A press copies, a lock stays.
        </p>
        <span className="sr-only" role="status">
          {draws > 0 ? `New palette: ${bands.map((band) => band.name).join(", ")}` : ""}
        </span>
        {latest.length > 1 && (
          <span className="hero-latest">
            {latest.map((each) => (
              <button
                key={each.id}
                type="button"
                aria-label={`Back to ${each.hero.bands.map(({ name }) => name).join(", ")}`}
                aria-pressed={each === front}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => show(each)}
              >
                {each.hero.bands.map(({ hex }, index) => (
                  <i key={`${index}-${hex}`} style={{ background: hex }} />
                ))}
              </button>
            ))}
          </span>
        )}
        <Button variant="ghost" onClick={() => void copy(`:root {\n${css}\n}\n`)}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? "Copied" : "Copy CSS"}
        </Button>
        <LinkButton variant="secondary" to={generator} onClick={grow}>
          <Icon name="sliders-horizontal" />
          Adjust
        </LinkButton>
      </div>
    </>
  );
}

/**
 * Marks the bands with the transition names of the generator's columns (palette.css), so that they turn into these. Their
 * colors fill what the picture of a band, which keeps its size, does not cover (transitions.css).
 */
function growIntoColumns(hexes: readonly string[]): void {
  const { dataset, style } = document.documentElement;
  dataset["grow"] = "";
  for (const [index, hex] of hexes.entries()) style.setProperty(`--band-${index + 1}`, hex);
}

/** False if Space has another function at this element: pressing a button or link, typing in a field. */
function isFreeForSpace(target: EventTarget | null): boolean {
  return !(
    target instanceof Element && target.closest("a, button, input, textarea, select, summary, [role=dialog]")
  );
}
