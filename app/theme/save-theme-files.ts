import { reloadPage } from "#app/ui/reload-page.ts";
import { saveFile } from "#app/ui/save-file.ts";
import { showToast } from "#app/ui/toast.ts";
import type { WrittenThemeFile } from "#domain/themes/output-list.ts";

/** Downloads a single file, or several in one archive. */
export async function saveThemeFiles(files: readonly WrittenThemeFile[]): Promise<void> {
  const [first] = files;
  if (first === undefined) return;
  if (files.length === 1)
    return saveFile(new Blob([first.text]), /\.\w+$/.test(first.name) ? first.name : nameOf(first.text));
  const zipper = await import("#engine/files/zip-texts.ts").catch(() => undefined);
  if (zipper === undefined)
    return showToast({
      text: "The archive could not be written: a part of the page did not load.",
      action: { label: "Try again", run: reloadPage },
    });
  saveFile(new Blob([zipper.zipTexts(files)], { type: "application/zip" }), "theme.zip");
}

/** A name for a text that was pasted. */
function nameOf(text: string): string {
  return /^\s*[{[]/.test(text) ? "theme.json" : "theme.css";
}
