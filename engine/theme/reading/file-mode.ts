/** The modes of a theme's files by their names and folders: "theme.dark.css", "dark.json", "values-night/colors.xml". */
import { modeOfWords } from "#engine/files/import/path-mode.ts";

/** Resources of Android by their qualifiers (https://developer.android.com/guide/topics/resources/providing-resources). */
const RESOURCES = /^(?:values|color|drawable)-/;

/**
 * The mode of each file, undefined for what all modes share. "acme-dark.css" is dark if another file is called the same
 * but for its mode, because "button-dark.css" alone is a button.
 */
export function fileModes(paths: readonly string[]): readonly (string | undefined)[] {
  const read = paths.map(readPath);
  return read.map(({ mode, said, rest }, index) => {
    if (mode !== undefined || said === undefined) return mode;
    const isPaired = read.some(
      (other, at) => at !== index && other.rest === rest && other.said !== said && other.mode === undefined,
    );
    return isPaired ? said : undefined;
  });
}

interface ReadPath {
  /** What the name says by itself, or else the nearest folder. */
  readonly mode: string | undefined;
  /** What the name ends with. */
  readonly said: string | undefined;
  /** The path without it. */
  readonly rest: string;
}

function readPath(path: string): ReadPath {
  const [file = "", ...folders] = path.split(/[\\/]/).toReversed();
  const stem = file.replace(/(?:\.tokens)?\.\w+$/i, "");
  const own = modeOfWords(stem) ?? onlyMode(stem.split(/[._ ]/));
  const mode = own ?? folders.map(folderMode).find((each) => each !== undefined);
  const [said, lead] = mode === undefined ? endOf(stem) : [undefined, stem];
  const place = folders.toReversed().join("/");
  return { mode, said, rest: `${place}/${lead}${file.slice(stem.length)}`.toLowerCase() };
}

function folderMode(folder: string): string | undefined {
  if (!RESOURCES.test(folder)) return modeOfWords(folder);
  return folder.split("-").includes("night") ? "dark" : undefined;
}

/** Undefined if several parts say one. */
function onlyMode(parts: readonly string[]): string | undefined {
  const modes = parts.map(modeOfWords).filter((mode) => mode !== undefined);
  return modes.length === 1 ? modes[0] : undefined;
}

/** The mode that a name ends with, and what stands before it. */
function endOf(stem: string): readonly [said: string | undefined, lead: string] {
  for (const { index } of stem.matchAll(/[-._ ]|(?<=[a-z\d])(?=[A-Z])/g)) {
    const [said, lead] = [modeOfWords(stem.slice(index)), stem.slice(0, index)];
    if (said === undefined) continue;
    // "light-dark" says both.
    return (modeOfWords(lead) ?? endOf(lead)[0]) === undefined ? [said, lead] : [undefined, stem];
  }
  return [undefined, stem];
}
