/** What the page about agents shows. */
import type { RouterContextProvider } from "react-router";
import { type ToolView, toolViews } from "#server/agents/tool-list.server.ts";
import { originContext } from "#server/pages/request-context.server.ts";

export function loadAgents(context: Readonly<RouterContextProvider>): {
  readonly origin: string;
  readonly tools: readonly ToolView[];
} {
  return { origin: context.get(originContext), tools: toolViews() };
}
