import { useEffect, useMemo, useState } from "react";
import { formatHex } from "#engine/format/format.ts";
import type { Command } from "./command.ts";

const MIN_LETTERS = 3;
const COUNT = 5;
/** The words and this seed always give the same palette, so that the row shows what it opens. */
const SEED = "words";

type Make = typeof import("#domain/words/palette-from-words.ts").paletteFromWords;

export interface WordPalette {
  /** The command that makes a palette of the typed words (TST-4); none if no name has one of them. */
  readonly rows: readonly Command[];
  /**
   * False until the words can be looked up. From then on the rows are those of the text at once: a row that came
   * later would stand above the results, and Enter would open the one below it.
   */
  readonly isReady: boolean;
}

export function useWordPalette(text: string): WordPalette {
  const [loaded, setLoaded] = useState<{ readonly make: Make | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    void import("#domain/words/palette-from-words.ts").then(
      ({ paletteFromWords }) => isCurrent && setLoaded({ make: paletteFromWords }),
      // Offline before its first use there is no such row.
      () => isCurrent && setLoaded({ make: undefined }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  const make = loaded?.make;
  const rows = useMemo(() => {
    const words = text.trim();
    if (make === undefined || words.length < MIN_LETTERS) return [];
    const { colors, evidence } = make(words, COUNT, SEED);
    return colors.length === 0 ? [] : [rowOf(words, colors.map(formatHex), evidence)];
  }, [make, text]);
  return { rows, isReady: loaded !== undefined };
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
