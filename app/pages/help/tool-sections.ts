/** The help texts of the tools: each tool provides its own, in the order of the menus. */
import type { HelpSection } from "#app/workbench/help-section.ts";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

const BROUGHT = import.meta.glob<readonly HelpSection[]>("/app/tools/*/help.tsx", {
  eager: true,
  import: "HELP",
});

export const TOOL_SECTIONS: readonly HelpSection[] = BUILT_TOOLS.flatMap(
  ({ id }) => BROUGHT[`/app/tools/${id}/help.tsx`] ?? [],
);
