/** A project of Tailwind 4 and shadcn/ui with a theme that was added to it, compiled by Tailwind. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { transformCss } from "@shadcn/registry/internal/updaters/update-css";
import { transformCssVars } from "@shadcn/registry/internal/updaters/update-css-vars";
import { registryItemSchema } from "@shadcn/registry/schema";
import { compile } from "tailwindcss";

/** What components.json says of the project; nothing is read from these folders. */
const SHADCN_PROJECT: Parameters<typeof transformCssVars>[2] = {
  style: "new-york",
  rsc: false,
  tsx: true,
  tailwind: { css: "theme.css", baseColor: "neutral", cssVariables: true },
  aliases: { components: "components", utils: "utils" },
  resolvedPaths: {
    cwd: "/",
    tailwindConfig: "",
    tailwindCss: "/theme.css",
    utils: "/",
    components: "/",
    lib: "/",
    hooks: "/",
    ui: "/",
  },
};

const { resolve } = createRequire(import.meta.url);

/** The style sheet with the registry item, as the shadcn CLI writes it. */
export async function withRegistryItem(sheet: string, item: string): Promise<string> {
  const { cssVars = {}, css = {} } = registryItemSchema.parse(JSON.parse(item));
  const withValues = await transformCssVars(sheet, cssVars, SHADCN_PROJECT, { tailwindVersion: "v4" });
  return transformCss(withValues, css);
}

/** The sheet that a browser gets: the classes of the markup, and what the sheet imports. */
export async function compiledSheet(sheet: string, markup: string): Promise<string> {
  const classes = new Set(
    [...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  const { build } = await compile(sheet, {
    loadStylesheet: async (id, base) => {
      const path = id.startsWith(".")
        ? join(base, id)
        : id === "tailwindcss"
          ? resolve("tailwindcss/index.css")
          : resolve(id);
      return { path, base: dirname(path), content: await readFile(path, "utf8") };
    },
  });
  // Basecoat's name of what shadcn/ui calls the default.
  return build([...classes]).replaceAll(/\[data-variant=(['"])primary\1\]/g, '[data-variant="default"]');
}
