/** The route module of all conversion pages; the address decides which formats are converted. */
import { type LoaderFunctionArgs, redirect } from "react-router";
import { defineToolPages } from "#app/workbench/define-tool.tsx";
import { loadTool } from "#app/workbench/load-tool.server.ts";
import { converterKind, currentColor } from "#domain/documents/converter-document.ts";
import { pairOfPath, pairPath, pairTitle } from "#domain/navigation/converter-pairs.ts";
import { PairView } from "./pair-view.tsx";

const TOOL = defineToolPages({
  pageAt: (pathname) => {
    const pair = pairOfPath(pathname);
    // Only addresses of the table lead here.
    if (pair === undefined) throw redirect("/color-converter");
    const [from, to] = [pair.from.toUpperCase(), pair.to.toUpperCase()];
    return {
      kind: converterKind(pairPath(pair)),
      title: pairTitle(pair),
      description: `${from} to ${to} and back, with the arithmetic worked out for your color, whole lists at once, and the code that does it.`,
    };
  },
  shownColors: (document) => [currentColor(document)],
  View: PairView,
});

export const loader = (args: LoaderFunctionArgs) => loadTool(TOOL, args);
export const clientLoader = TOOL.clientLoader;
export const shouldRevalidate = TOOL.shouldRevalidate;
export const meta = TOOL.meta;
export default TOOL.Page;
