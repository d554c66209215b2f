/** The files of an item of the library; runs in a thread. */
import { kindOf, withFields } from "#domain/library/content-kinds.ts";
import { writeSwatches } from "#domain/library/palette-files.ts";
import type { ItemFile } from "./file-answer.ts";
import { FILE_FORMATS, type ItemFileInput } from "./file-work-kinds.ts";

/** Undefined if the item has no file of this extension. */
export async function writeItemFile(input: ItemFileInput): Promise<ItemFile | undefined> {
  const { item, kind, extension, origin } = input;
  const shareLink = `${origin}/${kind}s/${item.id}`;
  if (extension === "json") {
    const answer = { ...withFields(item), link: shareLink };
    return { content: `${JSON.stringify(answer, null, 2)}\n`, type: "application/json" };
  }
  // Only in the archive of a collection.
  if (extension === "ase" && kind === "palette")
    return { content: await writeSwatches(item), type: "application/octet-stream" };
  const entry = FILE_FORMATS[extension];
  if (entry === undefined) return undefined;
  const { format, type } = entry;
  return { content: await kindOf(item.content).fileOf(item.content, item, { format, shareLink }), type };
}
