import { useEffect, useState } from "react";
import { formatHex } from "#engine/format/format.ts";
import type { Command } from "./command.ts";

const TYPING_PAUSE_MS = 200;
const MIN_LETTERS = 3;
const COUNT = 5;
/** The words and this seed always give the same palette, so that the row shows what it opens. */
const SEED = "words";

/** The command that makes a palette of the typed words (TST-4); none while no name has one of them. */
export function useWordPalette(text: string): readonly Command[] {
  const [found, setFound] = useState<{ readonly text: string; readonly rows: readonly Command[] }>();
  useEffect(() => {
    const words = text.trim();
    if (words.length < MIN_LETTERS) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void import("#domain/words/palette-from-words.ts").then(
        ({ paletteFromWords }) => {
          if (!isCurrent) return;
          const { colors, evidence } = paletteFromWords(words, COUNT, SEED);
          setFound({
            text,
            rows: colors.length === 0 ? [] : [rowOf(words, colors.map(formatHex), evidence)],
          });
        },
        () => undefined, // Offline before its first use there is no such row.
      );
    }, TYPING_PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found?.text === text ? found.rows : [];
}

function rowOf(
  words: string,
  hexes: readonly string[],
  evidence: readonly ({ readonly name: string } | undefined)[],
): Command {
  const width = 100 / hexes.length;
  const names = new Set(evidence.flatMap((each) => each?.name ?? []));
  return {
    id: "words",
    label: `Palette from “${words}”`,
    detail: [...names].slice(0, 3).join(", "),
    to: `/palette-generator?${new URLSearchParams({ words, seed: SEED })}`,
    sample: `linear-gradient(90deg, ${hexes.map((hex, at) => `${hex} ${at * width}% ${(at + 1) * width}%`).join(", ")})`,
  };
}
