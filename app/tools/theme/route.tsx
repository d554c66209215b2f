import { type LoaderFunctionArgs, redirect } from "react-router";
import { defineToolPages } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { type ShownTheme, themeKindOf } from "#domain/documents/theme/theme-kinds.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import type { ThemeData } from "./theme-data.ts";
import { ThemeView } from "./view.tsx";

const TOOL = defineToolPages<ShownTheme, ThemeData>({
  pageAt: (pathname) => {
    const kind = themeKindOf(pathname);
    // Only addresses of the table lead here.
    if (kind === undefined) throw redirect("/dark-theme-generator");
    const [first, other] = kind.tool === "dark-theme" ? ["dark", "light"] : ["light", "dark"];
    return {
      kind,
      title: titleOfTool(kind.tool),
      description: `From one brand color to a ${first} theme and its ${other} twin, both with high contrast too: every pair measured, what fails named with its repair, out as CSS, Tailwind, shadcn and tokens.`,
    };
  },
  shownColors: ({ brand }) => brand,
  prepare: async (document) => ({
    solved: (await import("#domain/themes/solved-theme.ts")).solvedTheme(document),
  }),
  View: ThemeView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
