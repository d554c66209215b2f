// The table of layers as rules of dependency-cruiser, whose paths are regular expressions.
import type { ICruiseOptions } from "dependency-cruiser";
import { DOOR, ENGINE_ORDER, LAYERS, type Layer, SERVER_ORDER } from "./layers.ts";

/** Tests, and files that only tests import: they may use any package. */
const TESTS = "\\.test\\.tsx?$|/testing/";
const OURS = "^(?:agents|app|calls|cli|domain|e2e|engine|scripts|server|tests)/";
/** Modules whose code the build takes out of the browser's files, and what only the server runs. */
const REACH_SERVER =
  "\\.server\\.tsx?$|(?:^|[/-])route\\.tsx$|^app/(?:root\\.tsx|entry\\.server\\.tsx|resources/|shell/layouts/)";

interface Rule {
  readonly name: string;
  readonly severity: "error";
  readonly comment: string;
  readonly from: object;
  readonly to: object;
}
const rule = (name: string, comment: string, from: object, to: object): Rule => ({
  name,
  severity: "error",
  comment,
  from,
  to,
});

const inside = (folder: string) => `^${folder}/`;
const quoted = (text: string) => text.replaceAll(/[.+]/g, "\\$&");
/** Layers within this one. */
const within = ({ folder }: Layer) =>
  LAYERS.filter((other) => other.folder.startsWith(`${folder}/`)).map((other) => inside(other.folder));

function layerRules(layer: Layer): Rule[] {
  const { folder, mayImport, packages, sliced } = layer;
  const files = { path: inside(folder), pathNot: within(layer) };
  const sources = { ...files, pathNot: [...files.pathNot, TESTS] };
  const ways = [folder, ...mayImport].flatMap((name) =>
    // Files directly in app/ belong to every part of app; its subfolders must be named.
    name === "app" && folder !== "tests" ? ["^app/[^/]+$"] : [inside(name)],
  );
  const isApp = folder.startsWith("app");
  return [
    rule(`${folder}-layer`, "docs/architecture.md says what a layer may import.", sources, {
      path: OURS,
      pathNot: [...ways, ...(isApp ? ["^server/", "^app/resources/"] : [])],
    }),
    rule(
      `${folder}-layer-of-tests`,
      "A test may use the set-up in tests/ besides.",
      { ...files, path: `${inside(folder)}.*(?:${TESTS})` },
      {
        path: OURS,
        pathNot: [...ways, "^tests/", "^scripts/", ...(isApp ? ["^server/", "^app/resources/"] : [])],
      },
    ),
    ...(packages === undefined
      ? []
      : [
          rule(`${folder}-packages`, "A layer names the packages that it stands on.", sources, {
            dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-no-pkg"],
            pathNot: packages.map((name) => `node_modules/(?:@types/)?${quoted(name)}/`),
          }),
        ]),
    ...(sliced === undefined
      ? []
      : [
          rule(
            `${folder}-slices`,
            "A slice never imports its neighbor.",
            { path: `^${folder}/([^/]+)/` },
            {
              path: `^${folder}/`,
              pathNot: `^${folder}/$1/`,
            },
          ),
        ]),
  ];
}

/** Each part of `folder` imports only from those before it in the list. Folders end in a slash. */
function orderRules(folder: string, parts: readonly string[]): Rule[] {
  const place = (part: string) => (part.endsWith("/") ? quoted(part) : `${quoted(part)}$`);
  return parts.slice(0, -1).map((part, index) =>
    rule(
      `${folder}-order: ${part}`,
      "The order is in scripts/borders/layers.ts.",
      { path: `^${folder}/${place(part)}`, pathNot: [TESTS, DOOR] },
      {
        path: `^${folder}/(?:${parts
          .slice(index + 1)
          .map(place)
          .join("|")})`,
      },
    ),
  );
}

export const BORDER_RULES: readonly Rule[] = [
  ...LAYERS.flatMap(layerRules),
  ...orderRules("engine", ENGINE_ORDER),
  ...orderRules("server", SERVER_ORDER),
  rule(
    "doors",
    "A door of the engine is for programs outside; here every file imports the file itself.",
    { pathNot: "^engine/doors\\.test\\.ts$" },
    { path: DOOR },
  ),
  rule(
    "pure",
    "What runs in a page, a worker and a server uses no module of Node.",
    { path: "^(?:engine|domain|calls|app)/", pathNot: [TESTS, "\\.server\\.tsx?$"] },
    { dependencyTypes: ["core"], dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "resources-by-type",
    "A fetcher's data has the type of the resource's loader; its code stays on the server.",
    { path: "^app/(?!resources/|routes\\.ts)", pathNot: TESTS },
    { path: "^app/resources/", dependencyTypesNot: ["type-only"] },
  ),
  rule(
    "server-from-app",
    "Only route modules reach the server.",
    { path: "^app/", pathNot: [TESTS, REACH_SERVER] },
    { path: "^server/" },
  ),
  rule(
    "server-files-by-name",
    "What the app takes from the server is named *.server.ts, so that the build leaves it out.",
    { path: "^app/", pathNot: TESTS },
    { path: "^server/", pathNot: "\\.server\\.tsx?$" },
  ),
  rule(
    "circle",
    "Neither file can be read or changed alone; a lazy import is no circle.",
    {},
    {
      circular: true,
      viaOnly: { dependencyTypesNot: ["dynamic-import"] },
    },
  ),
  rule(
    "unresolved",
    "A file is imported by its whole name, with its ending.",
    {},
    {
      couldNotResolve: true,
      path: "^[.#]",
      pathNot: "\\+types/",
    },
  ),
];

export const BORDER_OPTIONS: ICruiseOptions = {
  // TypeScript 7 has no interface for programs, so swc reads the files; imports of types count as well.
  parser: "swc",
  doNotFollow: { path: "node_modules" },
  exclude: { path: ["(?:^|/)\\+types/", "^virtual:"] },
  enhancedResolveOptions: { conditionNames: ["import", "types", "default"], extensions: [] },
};
