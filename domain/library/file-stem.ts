/** The name of a file without its ending, after the title of the item: small letters without accents, digits and hyphens. */
export function fileStem(title: string, fallback: string): string {
  const stem = title
    .normalize("NFD")
    .replaceAll(/[\p{Mark}'’]/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return stem === "" ? fallback : stem;
}
