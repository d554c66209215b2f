/** Tools that share a folder of app/tools: each address of the folder has a row and a kind of its own. */
const SHARED: Readonly<Record<string, string>> = { "dark-theme": "theme", "light-theme": "theme" };

/** The folder in app/tools of the tool with this id. */
export function sliceOf({ id }: { readonly id: string }): string {
  return SHARED[id] ?? id;
}
