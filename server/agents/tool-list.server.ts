/** The tools of agents, for the page that says what they are for. */

import { listedTool } from "#agents/tools/tool.ts";
import { TOOLS } from "#agents/tools/tools.ts";
import type { JsonSchema } from "#calls/json-schema.ts";

export interface ToolView {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: readonly { readonly name: string; readonly isRequired: boolean }[];
}

export function toolViews(): readonly ToolView[] {
  return TOOLS.map((tool) => {
    const { name, title, description, inputSchema } = listedTool(tool);
    const { properties = {}, required = [] }: JsonSchema = inputSchema;
    return {
      name,
      title,
      description,
      arguments: Object.keys(properties).map((argument) => ({
        name: argument,
        isRequired: required.includes(argument),
      })),
    };
  });
}
