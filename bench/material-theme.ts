import { registerHooks } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const PACKAGE = "@material/material-color-utilities";

type ThemeFromSourceColor = (argb: number) => unknown;
interface ThemeModule {
  readonly themeFromSourceColor: ThemeFromSourceColor;
}
const isThemeModule = (loaded: unknown): loaded is ThemeModule =>
  typeof loaded === "object" && loaded !== null && "themeFromSourceColor" in loaded;

/** Material's light and dark scheme of a color. The package imports some of its files without their ending, as bundlers allow. */
export async function materialTheme(): Promise<ThemeFromSourceColor> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      context.parentURL?.includes(PACKAGE) && specifier.startsWith(".") && !specifier.endsWith(".js")
        ? next(`${specifier}.js`, context)
        : next(specifier, context),
  });
  const file = resolve("bench/node_modules", PACKAGE, "index.js");
  const loaded: unknown = await import(pathToFileURL(file).href);
  hooks.deregister();
  if (!isThemeModule(loaded)) throw new Error("Material's themes are not where they were.");
  return loaded.themeFromSourceColor;
}
