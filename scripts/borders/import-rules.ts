// Rules about which file may import which.
import { type Layer, layerMayImport, layerOf } from "./layers.ts";
import { type Finding, isTest, type Rule, routeModulesOf } from "./rule.ts";
import { importedPackage, importedPath, type SourceFile } from "./source-file.ts";

/** Layers that run the same way in a page, a worker, a server and a test. */
const PURE: ReadonlySet<string> = new Set(["engine", "domain", "calls"]);

export const layers: Rule = (files) =>
  eachImport(files, (file, { specifier, kind }) => {
    const layer = layerOf(file.path);
    if (!layer) return undefined;
    const path = importedPath(file.path, specifier);
    if (path !== undefined) {
      if (isTest(file.path) && path.startsWith("tests/")) return undefined;
      if (file.path.startsWith("app/") && path.startsWith("server/")) return undefined;
      // A fetcher's data has the type of the resource's loader, so the type may be imported.
      if (file.path.startsWith("app/") && path.startsWith("app/resources/") && kind === "type")
        return undefined;
      if (layerMayImport(layer, path)) return undefined;
      return `${layer.folder}/ may not import ${specifier}`;
    }
    const name = importedPackage(specifier);
    if (isTest(file.path)) return undefined;
    if (name === undefined) {
      const pure = PURE.has(layer.folder) || layer.folder.startsWith("app");
      const isServerFile = /\.server\.tsx?$/.test(file.path);
      return pure && !isServerFile && specifier.startsWith("node:")
        ? `${layer.folder}/ may not use Node's ${specifier}`
        : undefined;
    }
    const allowed = layer.packages?.some((entry) =>
      entry.endsWith("/") ? name.startsWith(entry) : name === entry,
    );
    return allowed === false ? `${layer.folder}/ may not import the package ${name}` : undefined;
  }).map((finding) => ({ ...finding, rule: "layers" }));

export const slices: Rule = (files) =>
  eachImport(files, (file, { specifier }) => {
    const layer = layerOf(file.path);
    const path = importedPath(file.path, specifier);
    if (!layer?.sliced || !path?.startsWith(`${layer.folder}/`)) return undefined;
    const depth = layer.folder.split("/").length;
    const [own, other] = [file.path, path].map((each) => each.split("/")[depth]);
    return own === other ? undefined : `${own} may not import its neighbor ${other}`;
  }).map((finding) => ({ ...finding, rule: "slices" }));

/** In a layer with ordered parts, each part imports only from parts before it. Tests are exempt. */
export const order: Rule = (files) =>
  eachImport(files, (file, { specifier }) => {
    const layer = layerOf(file.path);
    const path = importedPath(file.path, specifier);
    if (!layer?.ordered || isTest(file.path) || !path?.startsWith(`${layer.folder}/`)) return undefined;
    const [own, other] = [file.path, path].map((each) => placeOf(layer, each));
    if (own === undefined || other === undefined || other <= own) return undefined;
    return `${layer.ordered[own]} stands below ${layer.ordered[other]} and may not import ${specifier}`;
  }).map((finding) => ({ ...finding, rule: "order" }));

/** Each part of an ordered layer must be named in its order. */
export const places: Rule = (files) =>
  files.flatMap(({ path }) => {
    const layer = layerOf(path);
    if (!layer?.ordered || placeOf(layer, path) !== undefined) return [];
    return [{ rule: "places", path, message: `has no place in the order of ${layer.folder}/ (layers.ts)` }];
  });

function placeOf({ folder, ordered = [] }: Layer, path: string): number | undefined {
  const within = path.slice(folder.length + 1);
  const at = ordered.findIndex((part) => (part.endsWith("/") ? within.startsWith(part) : within === part));
  return at < 0 ? undefined : at;
}

export const serverFromApp: Rule = (files) => {
  const routeModules = routeModulesOf(files);
  return eachImport(files, (file, { specifier }) => {
    const path = importedPath(file.path, specifier);
    if (!file.path.startsWith("app/") || isTest(file.path) || !path?.startsWith("server/")) return undefined;
    if (!/\.server\.tsx?$/.test(path)) return `${specifier} is not a *.server.ts file`;
    const isAllowed = routeModules.has(file.path) || /\.server\.tsx?$/.test(file.path);
    return isAllowed ? undefined : "only route modules reach the server";
  }).map((finding) => ({ ...finding, rule: "server-from-app" }));
};

export const climbing: Rule = (files) =>
  eachImport(files, ({ path }, { specifier }) =>
    specifier.startsWith("../") && !/^(?:bench|generators)\//.test(path)
      ? `${specifier} climbs out of its folder: write #…`
      : undefined,
  ).map((finding) => ({ ...finding, rule: "climbing" }));

export const missing: Rule = (files) => {
  const known = new Set(files.map((file) => file.path));
  return eachImport(files, (file, { specifier }) => {
    const path = importedPath(file.path, specifier);
    if (path === undefined || /\.(?:css|json|mjs|svg|png|woff2|md|txt|wasm)$/.test(path)) return undefined;
    return known.has(path) ? undefined : `${specifier} is no file: write the whole name with its extension`;
  }).map((finding) => ({ ...finding, rule: "missing" }));
};

function eachImport(
  files: readonly SourceFile[],
  judge: (file: SourceFile, each: SourceFile["imports"][number]) => string | undefined,
): Omit<Finding, "rule">[] {
  return files.flatMap((file) =>
    file.imports.flatMap((each) => {
      const message = judge(file, each);
      return message === undefined ? [] : [{ path: file.path, line: each.line, message }];
    }),
  );
}
