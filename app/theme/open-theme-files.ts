/** Opens the files of a theme as text, including those in an archive. */
import { figmaText, isFigmaFile } from "#app/color/reading/figma-text.ts";
import { fileText } from "#app/color/reading/file-text.ts";
import type { WrittenThemeFile } from "#domain/themes/output-list.ts";

/** The same limit as for the API; no theme is larger. */
export const MAX_BYTES = 1_048_576;
const TOO_LARGE = "The files of a theme are smaller than 1 MB together.";
const NOT_LOADED = "The part that reads archives could not be loaded.";
const ZIP = /\.zip$/i;
/** What may be of a theme: of XML the resources of Android, which alone are one. */
const OF_A_THEME =
  /^(?!__MACOSX\/)(?!.*(?:^|\/)node_modules\/)(?:.*\.(?:css|scss|less|styl|json|[cm]?[jt]s)|(?:.*\/)?values[\w-]*\/[^/]+\.xml|(?:.*\/)?(?:colors|themes)[\w-]*\.xml)$/i;

export type OpenedFiles =
  | { readonly ok: true; readonly files: readonly WrittenThemeFile[] }
  | { readonly ok: false; readonly message: string; readonly needsReload?: true };

/** Of an archive it takes what may be of a theme, with its folders, which may say the mode. */
export async function openThemeFiles(list: readonly File[]): Promise<OpenedFiles> {
  // What else a file of Figma holds counts nothing.
  const size = (of: readonly File[]) => of.reduce((sum, each) => sum + each.size, 0);
  if (size(list.filter((file) => !isFigmaFile(file))) > MAX_BYTES) return { ok: false, message: TOO_LARGE };
  const opened = await Promise.all(list.map(textsOf));
  const failed = opened.find((each) => !each.ok);
  if (failed !== undefined) return failed;
  const files = opened.flatMap((each) => (each.ok ? each.files : []));
  if (files.reduce((sum, { text }) => sum + text.length, 0) > MAX_BYTES)
    return { ok: false, message: TOO_LARGE };
  return files.length === 0
    ? { ok: false, message: "There is no style sheet and no file of tokens in this archive." }
    : { ok: true, files };
}

async function textsOf(file: File): Promise<OpenedFiles> {
  if (isFigmaFile(file)) {
    const read = await figmaText(file);
    return read.ok ? { ok: true, files: [{ name: `${file.name}.json`, text: read.text }] } : read;
  }
  if (!ZIP.test(file.name)) return { ok: true, files: [{ name: file.name, text: await fileText(file) }] };
  const reader = await Promise.all([
    import("#engine/files/import/archives/zip-entries.ts"),
    import("#engine/bytes/file-problem.ts"),
  ]).catch(() => undefined);
  if (reader === undefined) return { ok: false, message: NOT_LOADED, needsReload: true };
  const [{ zippedTexts }, { FileProblem }] = reader;
  try {
    const texts = zippedTexts(new Uint8Array(await file.arrayBuffer()), OF_A_THEME);
    return { ok: true, files: texts.map(({ path, text }) => ({ name: path, text })) };
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    return { ok: false, message: `${file.name} ${error.message}` };
  }
}
