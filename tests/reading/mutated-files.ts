/** Files of every kind that is read, with bytes changed, removed, repeated and mixed; the same seed gives the same ones. */
import { readdirSync, readFileSync } from "node:fs";
import { createRandom } from "#engine/random/random.ts";

export interface KindOfFile {
  /** Path below the folder of vectors. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

const FOLDER = new URL("../../engine/testing/vectors/reading/", import.meta.url);

/** The inputs with right answers. */
export const READ_FILES: readonly KindOfFile[] = ["color", "themes", "tokens"].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, FOLDER))
    .filter((name) => name !== "index.json")
    .map((name) => ({
      path: `${folder}/${name}`,
      bytes: new Uint8Array(readFileSync(new URL(`${folder}/${name}`, FOLDER))),
    })),
);

/** Pieces that stand where the grammars of the readers turn. */
const PIECES = [
  "{",
  "}",
  "(",
  ")",
  '"',
  "/*",
  "*/",
  ";",
  ":",
  ",",
  "<",
  "/>",
  "&",
  "#",
  "\n",
  "\r",
  "\0",
  "\uFEFF",
  "var(--",
  "@media ",
  "!important",
  "99999999999999999999",
  "-1",
  "NaN",
].map((piece) => new TextEncoder().encode(piece));

export function* mutatedFiles({ path, bytes }: KindOfFile, count: number): Generator<Uint8Array> {
  const random = createRandom(path);
  const below = (limit: number): number => Math.floor(random() * limit);
  for (let index = 0; index < count; index += 1) {
    let changed = [...bytes];
    const changes = 1 + below(10);
    for (let change = 0; change < changes; change += 1) {
      const at = below(changed.length);
      const kind = random();
      if (kind < 0.25) changed[at] = below(256);
      else if (kind < 0.4) changed.splice(at, below(40));
      else if (kind < 0.55) changed.splice(at, 0, ...changed.slice(at, at + below(60)));
      else if (kind < 0.75) changed.splice(at, 0, ...(PIECES[below(PIECES.length)] ?? []));
      else if (kind < 0.85) changed = changed.slice(0, at);
      else if (kind < 0.95) {
        // A part of another file.
        const other = READ_FILES[below(READ_FILES.length)]?.bytes ?? bytes;
        const from = below(other.length);
        changed.splice(at, 0, ...other.slice(from, from + below(120)));
      } else changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
    }
    yield Uint8Array.from(changed);
  }
}
