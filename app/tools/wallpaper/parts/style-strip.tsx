/** The styles as small pictures of the own palette and seed: native radio buttons in a row. */
import { useEffect, useId, useMemo, useRef } from "react";
import { type ThumbTask, useThumbs, type WallpaperClient } from "#app/tools/wallpaper/use-drawn.ts";
import type { WallpaperDocument } from "#domain/documents/wallpaper-document.ts";
import type { Pattern } from "#engine/pattern/pattern.ts";
import { PATTERN_STYLES, type PatternStyleId } from "#engine/pattern/styles.ts";

interface StyleStripProps {
  readonly client: WallpaperClient;
  /** As it is shown. */
  readonly pattern: Pattern;
  readonly chosen: WallpaperDocument["style"];
  readonly onChoose: (style: PatternStyleId) => void;
}

const THUMB = { width: 105, height: 66 };

export function StyleStrip({ client, pattern, chosen, onChoose }: StyleStripProps) {
  const name = useId();
  const row = useRef<HTMLDivElement>(null);
  const tasks = useMemo(
    () =>
      PATTERN_STYLES.map(
        ({ id }): ThumbTask => ({
          key: id,
          pattern: { ...pattern, style: id, controls: id === pattern.style ? pattern.controls : {} },
          size: THUMB,
        }),
      ),
    [pattern],
  );
  const urls = useThumbs(client, tasks);
  useEffect(() => {
    const found = row.current?.querySelector<HTMLElement>(":checked")?.closest("label");
    // Only the row scrolls: the page stays where it is.
    if (row.current && found)
      row.current.scrollLeft = found.offsetLeft - (row.current.clientWidth - found.offsetWidth) / 2;
  }, [chosen]);
  return (
    <fieldset className="wallpaper-styles">
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
            {urls[style.id] === undefined ? (
              <i />
            ) : (
              <img src={urls[style.id]} alt="" width={THUMB.width} height={THUMB.height} />
            )}
            {style.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
