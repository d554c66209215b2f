/** The code on the page of a gradient, a mesh or a theme of the library. */
import { writeItemGradient } from "./gradient-files.ts";
import type { ItemDetail } from "./item.ts";
import { MESH_FORMATS, writeItemMesh } from "./mesh-files.ts";
import { registryAddress, themeFileWriter } from "./theme-files.ts";

export interface CodeTab {
  readonly id: string;
  readonly text: string;
  /** The text that is shown, if it is shorter than the copied one. */
  readonly shown?: string;
}

export interface ItemCodeInput {
  readonly item: Pick<ItemDetail, "id" | "kind" | "title"> & {
    readonly [Name in "gradient" | "mesh" | "theme"]: ItemDetail[Name] | undefined;
  };
  /** Of the links in the code. */
  readonly origin: string;
}

const GRADIENT_TABS = ["css", "scss", "tailwind", "svg", "dtcg"] as const;

/** Undefined for a palette, whose code is that of its exporters. */
export function itemCode({ item, origin }: ItemCodeInput): readonly CodeTab[] | undefined {
  const { id: itemId, kind, gradient, mesh, theme, title } = item;
  const shareLink = `${origin}/${kind}s/${itemId}`;
  if (mesh !== undefined)
    return MESH_FORMATS.map((id) => {
      const text = writeItemMesh({ mesh, title }, id, shareLink);
      return { id, text, shown: withoutPixels(text) };
    });
  if (gradient !== undefined)
    return GRADIENT_TABS.map((id) => ({ id, text: writeItemGradient({ gradient, title }, id, shareLink) }));
  if (theme === undefined) return undefined;
  const write = themeFileWriter({ theme, title }, shareLink);
  return [
    { id: "css", text: write("css") },
    { id: "tailwind", text: write("tailwind.css") },
    { id: "shadcn", text: `npx shadcn@latest add ${registryAddress(origin, itemId)}` },
  ];
}

/** Shortens the data of an embedded picture, which nobody can read. */
function withoutPixels(code: string): string {
  return code.replaceAll(/(data:image\/png;base64,.{40})[^")]*/g, "$1…");
}
