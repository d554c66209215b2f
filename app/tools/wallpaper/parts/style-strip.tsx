/**
 * The styles as small pictures in the document's colors and seed: native radio buttons in a row, or as a grid in the
 * sheet.
 */
import { useEffect, useId, useRef } from "react";
import { STYLE_THUMB } from "#app/tools/wallpaper/use-style-thumbs.ts";
import type { WallpaperDocument } from "#domain/documents/wallpaper/wallpaper-document.ts";
import { PATTERN_STYLES, type PatternStyleId } from "#engine/pattern/styles.ts";

interface StyleStripProps {
  /** URLs of the pictures by style. */
  readonly thumbs: Readonly<Record<string, string>>;
  readonly chosen: WallpaperDocument["style"];
  readonly onChoose: (style: PatternStyleId) => void;
  readonly isGrid?: boolean;
}

export function StyleStrip({ thumbs, chosen, onChoose, isGrid }: StyleStripProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
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
              <i />
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
