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

/** Fewer names in common say nothing. */
const MIN_ALIKE = 3;
/** So many of all names must two files have in common to be two themes, and no theme with changes to it. */
const ALIKE_SHARE = 0.8;

interface NamingFile {
  readonly path: string;
  /** Names of its colors. */
  readonly names: ReadonlySet<string>;
}

/**
 * "ocean" and "forest" for files of these names that name the same colors: each is a theme of its own, and none changes
 * the other. Undefined for files that name others.
 */
export function ownThemes(files: readonly NamingFile[]): readonly (string | undefined)[] {
  return files.map((file) => {
    const isOwn = files.some((other) => other !== file && areAlike(file.names, other.names));
    return isOwn ? (/([^\\/]*?)(?:\.tokens)?\.\w+$/i.exec(file.path)?.[1] ?? file.path) : undefined;
  });
}

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const common = [...one].filter((name) => other.has(name)).length;
  return common >= MIN_ALIKE && common >= ALIKE_SHARE * (one.size + other.size - common);
}

/** What files of one theme have in common: the path without its mode. */
export function fileFamily(path: string): string {
  return readPath(path).family;
}

interface ReadPath {
  /** What the name says by itself, or else the nearest folder. */
  readonly mode: string | undefined;
  /** What the name ends with. */
  readonly said: string | undefined;
  /** The path without it. */
  readonly rest: string;
  /** The path without any mode. */
  readonly family: string;
}

function readPath(path: string): ReadPath {
  const [file = "", ...folders] = path.split(/[\\/]/).toReversed();
  const stem = file.replace(/(?:\.tokens)?\.\w+$/i, "");
  const end = file.slice(stem.length);
  const whole = modeOfWords(stem);
  const part = whole === undefined ? onlyMode(stem.split(/[._ ]/)) : undefined;
  const inFolder = whole === undefined && part === undefined ? folders.findIndex(folderMode) : -1;
  const mode = whole ?? part ?? folderMode(folders[inFolder] ?? "");
  const [said, lead] = mode === undefined ? endOf(stem) : [undefined, stem];
  const place = folders.toReversed().join("/");
  const isSaid = whole !== undefined || part !== undefined;
  const bare = isSaid ? lead.replaceAll(MODE_WORD, "").replaceAll(/^[-._ ]+|[-._ ]+$/g, "") : lead;
  const home = folders
    .map((folder, index) =>
      index === inFolder ? folder.replace(/-night(?=-|$)/, "").replace(NO_RESOURCES, "") : folder,
    )
    .toReversed()
    .join("/");
  return {
    mode,
    said,
    rest: `${place}/${lead}${end}`.toLowerCase(),
    family: `${home}/${bare}${end}`.toLowerCase(),
  };
}

const MODE_WORD =
  /[-._ ]?(?:(?<![a-z])(?:light|day|dark|night|high|medium|contrast|hc)(?![a-z])|(?:Light|Day|Dark|Night|High|Medium|Contrast)(?![a-z]))/g;
/** A folder whose name is a mode, and not a place of resources. */
const NO_RESOURCES = /^(?!values|color|drawable).*$/;

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
