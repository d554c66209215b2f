/** The help texts of the tools: each tool provides its own, in the order of the menus. */
import type { HelpSection } from "#app/workbench/help-section.ts";
import { sliceOf } from "#domain/navigation/tool-slices.ts";
import { TOOLS } from "#domain/navigation/tools.ts";

const BROUGHT = import.meta.glob<readonly HelpSection[]>("/app/tools/*/help.tsx", {
  eager: true,
  import: "HELP",
});

export const TOOL_SECTIONS: readonly HelpSection[] = [...new Set(TOOLS.map(sliceOf))].flatMap(
  (slice) => BROUGHT[`/app/tools/${slice}/help.tsx`] ?? [],
);
