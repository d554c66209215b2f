import type { CSSProperties } from "react";
import { AppLink } from "#app/ui/link.tsx";
import type { CardView } from "./card-view.ts";
import { gradientStyle } from "./gradient-style.ts";
import { LikeButton } from "./like-button.tsx";
import "./items.css";

/** A compact row: title on the left, the colors as one strip. */
export function StripRow({ item }: { item: CardView }) {
  return (
    <article className="strip-row">
      <AppLink to={`/${item.kind}s/${item.id}`} className="item-title">
        {item.title}
      </AppLink>
      <span
        className="strip-face"
        aria-hidden="true"
        style={gradientStyle(item.gradientCss, item.gradientBlend)}
      >
        {item.gradientCss === undefined &&
          item.bands.map((band, index) => (
            <i key={`${index}-${band.css}`} style={{ "--c": band.css } as CSSProperties} />
          ))}
      </span>
      <LikeButton item={item} />
    </article>
  );
}
