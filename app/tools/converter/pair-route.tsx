/** One page for each pair of formats; which one it is, the address says. */
import { redirect } from "react-router";
import { pageMeta } from "#app/shell/page-meta.ts";
import { keepToolData, openTool } from "#app/workbench/open-tool.ts";
import { converterKind } from "#domain/documents/converter-document.ts";
import { type ConverterPair, pairOfPath, pairPath, pairTitle } from "#domain/navigation/converter-pairs.ts";
import type { Route } from "./+types/pair-route";
import { loadConverter } from "./converter-loader.server.ts";
import { PairView } from "./pair-view.tsx";

/** The routes of the table lead here and no other. */
function pairOf(request: Request): ConverterPair {
  const pair = pairOfPath(new URL(request.url).pathname);
  if (pair === undefined) throw redirect("/color-converter");
  return pair;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const pair = pairOf(request);
  return { ...(await loadConverter(converterKind(pairPath(pair)), request, context)), pair };
}

/** On the device: other pages open this one without a network. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const pair = pairOf(request);
  const { document: _document, ...opened } = await openTool(converterKind(pairPath(pair)), request);
  return { ...opened, related: undefined, name: undefined, pair };
}

export const shouldRevalidate = keepToolData;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const pair = loaderData?.pair ?? { from: "hex", to: "rgb" };
  const [from, to] = [pair.from.toUpperCase(), pair.to.toUpperCase()];
  return pageMeta(matches, {
    title: pairTitle(pair),
    description: `${from} to ${to} and back, with the arithmetic worked out for your color, whole lists at once, and the code that does it.`,
    path: pairPath(pair),
  });
};

export default function Pair({ loaderData }: Route.ComponentProps) {
  return <PairView key={pairPath(loaderData.pair)} data={loaderData} />;
}
