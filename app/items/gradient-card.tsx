import type { CSSProperties } from "react";
import { AppLink } from "#app/ui/link.tsx";
import type { CardView } from "./card-view.ts";
import { gradientStyle } from "./gradient-style.ts";
import { growPlate } from "./grow-plate.ts";
import { ItemCaption } from "./palette-card.tsx";
import "./items.css";

const MAX_STOPS = 8;

/** The gradient card: the gradient links to its page, its stops are shown below. */
export function GradientCard({ item }: { item: CardView }) {
  return (
    <article className="gradient-card">
      <AppLink
        to={`/gradients/${item.id}`}
        className="gradient-face"
        tabIndex={-1}
        aria-hidden="true"
        onClick={growPlate}
        style={gradientStyle(item.gradientCss, item.gradientBlend)}
      >
        <span className="gradient-stops">
          {item.bands.slice(0, MAX_STOPS).map((band, index) => (
            <i key={`${index}-${band.css}`} style={{ "--c": band.css } as CSSProperties} />
          ))}
        </span>
      </AppLink>
      <ItemCaption item={item} />
    </article>
  );
}
