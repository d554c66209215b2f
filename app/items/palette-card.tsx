/**
 * The palette card: its colors as bands of falling weight. Pressing a band copies its color, the caption links to the
 * palette.
 */
import { type CSSProperties, type KeyboardEvent, useState } from "react";
import { useCopy } from "#app/color/use-copy.ts";
import { AppLink } from "#app/ui/link.tsx";
import type { BandView, CardView } from "./card-view.ts";
import { growPlate } from "./grow-plate.ts";
import { LikeButton } from "./like-button.tsx";
import "./items.css";

export function PaletteCard({ item }: { item: CardView }) {
  return (
    <article className="plate-card">
      {item.picture === undefined ? (
        <Bands bands={item.bands} title={item.title} />
      ) : (
        <div className="plate plate-picture" style={{ "--g": item.picture.behindCss } as CSSProperties}>
          <img src={item.picture.src} alt="" loading="lazy" />
        </div>
      )}
      <ItemCaption item={item} />
    </article>
  );
}

/** The bands are a single tab stop; arrow keys move between them. */
function Bands({ bands, title }: { bands: readonly BandView[]; title: string }) {
  const [current, setCurrent] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (current + step + bands.length) % bands.length;
    setCurrent(next);
    const band = event.currentTarget.children[next];
    if (band instanceof HTMLElement) band.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a group of buttons with arrow keys
    <div
      className="plate"
      role="group"
      aria-label={`Colors of ${title}`}
      style={{ "--n": bands.length } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {bands.map((band, index) => (
        <Band
          key={`${index}-${band.css}`}
          band={band}
          isCurrent={index === current}
          onFocus={() => setCurrent(index)}
        />
      ))}
    </div>
  );
}

function Band({ band, isCurrent, onFocus }: { band: BandView; isCurrent: boolean; onFocus: () => void }) {
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      tabIndex={isCurrent ? 0 : -1}
      className={`plate-band ${band.onColor}`}
      style={{ "--c": band.css, "--w": band.weight } as CSSProperties}
      aria-label={`Copy ${band.name === "" ? "" : `${band.name}, `}${band.hex}`}
      data-copy={band.hex}
      onFocus={onFocus}
      onClick={(event) => void copy(band.hex, event.currentTarget)}
    >
      <span className="t-value">{isCopied ? "Copied" : band.hex}</span>
    </button>
  );
}

export function ItemCaption({ item }: { item: CardView }) {
  return (
    <div className="item-caption">
      <AppLink to={`/${item.kind}s/${item.id}`} className="item-title" onClick={growPlate}>
        {item.title}
      </AppLink>
      <LikeButton item={item} />
      <span className="item-credit">{item.credit}</span>
    </div>
  );
}
