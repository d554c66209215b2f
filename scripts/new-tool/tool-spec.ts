// The name given to `npm run new-tool`, and the identifiers derived from it.
import { ADDRESSES, ALIASES } from "#domain/navigation/addresses.ts";
import { TOOLS, type Tool, tool } from "#domain/navigation/tools.ts";

export interface ToolSpec {
  readonly row: Tool;
  /** As a constant: DARK_THEME. */
  readonly constant: string;
  /** As a type: DarkTheme. */
  readonly type: string;
}

const NAME = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

/** The specification for a name that is free, or a sentence that says why the name cannot be used. */
export function toolSpec(name: string): ToolSpec | string {
  if (!NAME.test(name)) return `“${name}” is no name of a folder: small letters, digits and hyphens.`;
  const known = TOOLS.find(({ id }) => id === name);
  if (known !== undefined) return `${known.title} is there already: it has app/tools/${name}.`;
  const words = name.split("-").map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const path = `/${name}`;
  if (path in ALIASES || ADDRESSES.some((address) => address.path.startsWith(path)))
    return `${path} is an address already.`;
  return {
    row: tool(name, path, words.join(" "), "One line that says what it does", "checks"),
    constant: name.toUpperCase().replaceAll("-", "_"),
    type: words.join(""),
  };
}
