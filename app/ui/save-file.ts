/** Time after which the object URL is revoked; the download has started by then. */
const MAX_AGE_MS = 10_000;

/** Downloads a file with the browser. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), MAX_AGE_MS);
}
