/** The fonts of the device, read with the Local Font Access API, for which the browser asks for permission. */

interface LocalFontData {
  readonly family: string;
  readonly fullName: string;
  readonly blob: () => Promise<Blob>;
}

type FontQuery = () => Promise<readonly LocalFontData[]>;

function fontQuery(): FontQuery | undefined {
  const query: unknown = Reflect.get(window, "queryLocalFonts");
  return typeof query === "function" ? (query.bind(window) as FontQuery) : undefined; // as the API is specified
}

export function hasLocalFonts(): boolean {
  return fontQuery() !== undefined;
}

/**
 * The names of the families, sorted, without those that a document cannot hold. Rejects if the permission is denied;
 * empty where the browser does not have the API.
 */
export async function localFamilies(): Promise<readonly string[]> {
  const fonts = (await fontQuery()?.()) ?? [];
  const names = fonts.map(({ family }) => family).filter((name) => /^[\p{L}\p{N} ._+-]{1,60}$/u.test(name));
  return [...new Set(names)].toSorted((a, b) => a.localeCompare(b));
}
