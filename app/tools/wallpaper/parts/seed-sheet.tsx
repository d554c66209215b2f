/** A grid of pictures of other seeds: a press chooses a seed, a second press shows its picture alone. */
import { useMemo } from "react";
import { type ThumbTask, useThumbs, type WallpaperClient } from "#app/tools/wallpaper/use-drawn.ts";
import { seedText } from "#domain/documents/wallpaper/seed-text.ts";
import { MAX_SEED, type Pattern, type PatternSize } from "#engine/pattern/pattern.ts";

interface SeedSheetProps {
  readonly client: WallpaperClient;
  readonly pattern: Pattern;
  readonly size: PatternSize;
  /** How many other sheets were asked for around the same, locked seed. */
  readonly sheet: number;
  readonly onChoose: (seed: number) => void;
  readonly onReturn: () => void;
}

const SEEDS = 20;
/** Distance between neighboring seeds of a sheet; without a common factor with the number of all seeds. */
const STRIDE = 4421;
/**
 * Distance from the seeds of a sheet to those of the next one around the same seed. Twenty times this is less than
 * `STRIDE`, so that twenty sheets have no seed in common but the locked one.
 */
const SHEET_STRIDE = 211;
const THUMB_PX = 320;

export function SeedSheet({ client, pattern, size, sheet, onChoose, onReturn }: SeedSheetProps) {
  const { seed } = pattern;
  const seeds = useMemo(() => seedsAround(seed, sheet), [seed, sheet]);
  const tasks = useMemo(() => {
    const scale = THUMB_PX / Math.max(size.width, size.height);
    const thumb = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
    return seeds.map(
      (each): ThumbTask => ({ key: String(each), pattern: { ...pattern, seed: each }, size: thumb }),
    );
  }, [seeds, pattern, size]);
  const urls = useThumbs(client, tasks);
  return (
    <ul className="wallpaper-seeds" data-tall={size.height > size.width || undefined}>
      {seeds.map((each) => (
        <li key={each}>
          <button
            type="button"
            aria-pressed={each === seed}
            onClick={() => (each === seed ? onReturn() : onChoose(each))}
          >
            {urls[each] === undefined ? <i /> : <img src={urls[each]} alt="" />}
            <b>{seedText(each)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/**
 * The seeds of a sheet with `seed` on it. Up to `SEEDS * STRIDE`, about 88,000, each seed of sheet 0 gives the same
 * sheet, so that choosing one does not change the grid; a higher seed begins a sheet of its own. Further sheets keep
 * `seed` in its place and have others around it.
 */
function seedsAround(seed: number, sheet: number): readonly number[] {
  const count = MAX_SEED + 1;
  const sheetFrom = (first: number) =>
    Array.from({ length: SEEDS }, (_, index) => (first + index * STRIDE) % count);
  const usual = sheetFrom(seed % STRIDE);
  const seeds = usual.includes(seed) ? usual : sheetFrom(seed);
  const place = seeds.indexOf(seed);
  return seeds.map((each, index) => (index === place ? seed : (each + sheet * SHEET_STRIDE) % count));
}
