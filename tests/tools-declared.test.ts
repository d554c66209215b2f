// Each tool is declared exactly once: its row in domain/navigation/tools.ts and its folder in app/tools agree.
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { HELP_SECTIONS } from "#app/pages/help/help-sections.tsx";
import { ADDRESSES } from "#domain/navigation/addresses.ts";
import { CONVERTER_PAIRS, pairPath, pairTitle } from "#domain/navigation/converter-pairs.ts";
import { sliceOf } from "#domain/navigation/tool-slices.ts";
import { TOOLS, type Tool } from "#domain/navigation/tools.ts";
import { paletteRoles, readColors } from "#domain/pictures/palette-roles.ts";
import { toolPictures } from "#domain/pictures/tool-pictures.ts";

type RouteModule = typeof import("#app/tools/mixer/route.tsx");

const ROUTES = import.meta.glob<RouteModule>("/app/tools/*/route.tsx");
const ORIGIN = "https://tincture.example";

async function routeOf(tool: Tool): Promise<RouteModule> {
  const load = ROUTES[`/app/tools/${sliceOf(tool)}/route.tsx`];
  if (load === undefined) throw new Error(`app/tools/${sliceOf(tool)} has no route.tsx`);
  return load();
}

it("every folder of app/tools has a row, and every row a folder", () => {
  const folders = readdirSync("app/tools", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const slices = [...new Set(TOOLS.map(sliceOf))];
  expect(folders.map(({ name }) => name).toSorted()).toEqual(slices.toSorted());
});

describe.each(TOOLS)("$title", (tool) => {
  const { path, title } = tool;
  it("[SHL-2] has the exports of a route module, titled and addressed as in its row", async () => {
    const route = await routeOf(tool);
    expect(Object.keys(route).toSorted()).toEqual([
      "clientLoader",
      "default",
      "loader",
      "meta",
      "shouldRevalidate",
    ]);
    const meta = route.meta({ matches: [], location: { pathname: path }, loaderData: undefined });
    expect(meta).toContainEqual({ title: `${title} · Tincture` });
    expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: path });
    expect(ADDRESSES.find((address) => address.path === path)?.title).toBe(title);
  });

  it("[TLS-5] opens on the device, the same for everyone", async () => {
    const { clientLoader } = await routeOf(tool);
    const request = () => clientLoader(opening(path));
    const opened = await request();
    expect(opened).toMatchObject({ isGiven: false, notices: [], related: undefined, names: [] });
    expect(await request()).toEqual(opened);
  });

  it("[TLS-6] takes colors from elsewhere into an address of its own", async () => {
    const { clientLoader } = await routeOf(tool);
    const sent = clientLoader(opening(`${path}?from=0e2a47-f4d35e`));
    const redirected = await sent.catch((thrown: unknown) => thrown);
    expect(redirected).toBeInstanceOf(Response);
    const { headers } = redirected instanceof Response ? redirected : new Response();
    const address = headers.get("Location") ?? "";
    expect(address.startsWith(`${path}?`), address).toBe(true);
    expect(await clientLoader(opening(address))).toMatchObject({
      isGiven: true,
      notices: [],
      search: address.slice(path.length + 1),
    });
  });

  it("has a section of the help page that links to it", () => {
    expect(JSON.stringify(HELP_SECTIONS.map(({ content }) => content))).toContain(`"to":"${path}"`);
  });
});

it.each([["#ef888f", "#f34312", "#00a49e", "#f5b408", "#412432"], ["#0e2a47", "#f4d35e"], ["#808080"]])(
  "[L27] in %s and other colors every tool has a picture of its own",
  (...colors) => {
    const roles = paletteRoles(readColors(colors.flat()) ?? []);
    const pictures = toolPictures(roles, { id: "p" });
    expect(Object.keys(pictures)).toEqual(TOOLS.map(({ id }) => id));
    expect(new Set(Object.values(pictures)).size).toBe(TOOLS.length);
  },
);

it.each(CONVERTER_PAIRS)(
  "[CNV] the page of $from to $to is titled and addressed as its pair",
  async (pair) => {
    const { meta, clientLoader } = await import("#app/tools/converter/pair-route.tsx");
    const pathname = pairPath(pair);
    const shown = meta({ matches: [], location: { pathname }, loaderData: undefined });
    expect(shown).toContainEqual({ title: `${pairTitle(pair)} · Tincture` });
    expect(shown).toContainEqual({ tagName: "link", rel: "canonical", href: pathname });
    expect(await clientLoader(opening(pathname))).toMatchObject({ isGiven: false });
  },
);

/** What a page is opened with. */
function opening(address: string): { readonly request: Request; readonly url: URL } {
  return { request: new Request(ORIGIN + address), url: new URL(ORIGIN + address) };
}

it("the sections of the help page have anchors of their own", () => {
  const ids = HELP_SECTIONS.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
