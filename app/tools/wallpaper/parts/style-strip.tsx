/**
 * The styles as small pictures in the document's colors and seed: native radio buttons in a row, or as a grid in the
 * sheet.
 */
import { useEffect, useId, useRef } from "react";
import { STYLE_THUMB } from "#app/tools/wallpaper/use-style-thumbs.ts";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { formatHex } from "#engine/format/format.ts";
import { PATTERN_STYLES, type PatternStyleId } from "#engine/pattern/styles.ts";
import type { Color } from "#engine/space/color.ts";

interface StyleStripProps {
  /** Of the document; a style that is not drawn yet is a fade of them. */
  readonly colors: readonly Color[];
  /** URLs of the pictures by style. */
  readonly thumbs: Readonly<Record<string, string>>;
  readonly chosen: WallpaperDocument["style"];
  readonly onChoose: (style: PatternStyleId) => void;
  readonly isGrid?: boolean;
}

export function StyleStrip({ colors, thumbs, chosen, onChoose, isGrid }: StyleStripProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  // A gradient has at least two stops.
  const stops = [...colors, ...colors.slice(-1)].map((color) => formatHex(color)).join(", ");
  useEffect(() => {
    const found = row.current?.querySelector<HTMLElement>(":checked")?.closest("label");
    // `scrollIntoView` would scroll the page, too.
    if (row.current && found)
      row.current.scrollLeft = found.offsetLeft - (row.current.clientWidth - found.offsetWidth) / 2;
  }, [chosen]);
  return (
    <fieldset className="wallpaper-styles" data-grid={isGrid}>
      <legend className="sr-only">Style</legend>
      <div ref={row}>
        {PATTERN_STYLES.map((style) => (
          <label key={style.id}>
            <input
              type="radio"
              name={name}
              value={style.id}
              checked={style.id === chosen}
              onChange={() => onChoose(style.id)}
            />
            {thumbs[style.id] === undefined ? (
              <i style={{ background: `linear-gradient(115deg in oklab, ${stops})` }} />
            ) : (
              <img src={thumbs[style.id]} alt="" width={STYLE_THUMB.width} height={STYLE_THUMB.height} />
            )}
            {style.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
