/** A sheet of seeds without gaps: a press takes one, a second press shows it alone. */
import { useMemo } from "react";
import { seedText } from "#app/tools/wallpaper/seed-text.ts";
import { type ThumbTask, useThumbs, type WallpaperClient } from "#app/tools/wallpaper/use-drawn.ts";
import { MOST_SEED, type Pattern, type PatternSize } from "#engine/pattern/pattern.ts";

interface SeedSheetProps {
  readonly client: WallpaperClient;
  readonly pattern: Pattern;
  readonly size: PatternSize;
  /** Counts the sheets that were dealt around the same seed. */
  readonly sheet: number;
  readonly onChoose: (seed: number) => void;
  readonly onReturn: () => void;
}

const SEEDS = 20;
/** Has no common factor with the number of seeds, so that each comes once. */
const STRIDE = 4421;
/** From a sheet to the next around the same seed; less than the stride in as many sheets as there are seeds on one. */
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

/** The same sheet for each seed that is on it. Other sheets keep this seed in its place, and have others around it. */
function seedsAround(seed: number, sheet: number): readonly number[] {
  const count = MOST_SEED + 1;
  const sheetFrom = (first: number) =>
    Array.from({ length: SEEDS }, (_, index) => (first + index * STRIDE) % count);
  const usual = sheetFrom(seed % STRIDE);
  const seeds = usual.includes(seed) ? usual : sheetFrom(seed);
  const place = seeds.indexOf(seed);
  return seeds.map((each, index) => (index === place ? seed : (each + sheet * SHEET_STRIDE) % count));
}
