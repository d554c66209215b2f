// Rules about a file as a whole.
import { isGenerated, isTest, type Rule, routeModulesOf } from "./rule.ts";
import { importedPath, type SourceFile } from "./source-file.ts";

export const MOST_LINES = 400;
export const MANY_LINES = 200;
export const MOST_IN_ROOM = 22;
const VAGUE_FOLDERS = new Set(["utils", "util", "helpers", "lib", "common", "misc"]);

export const barrels: Rule = (files) =>
  files
    .filter((file) => file.onlyReExports || /(?:^|\/)index\.tsx?$/.test(file.path))
    .map(({ path }) => ({
      rule: "barrels",
      path,
      message: "import from the file itself, not from a barrel",
    }));

export const folders: Rule = (files) =>
  files.flatMap(({ path }) => {
    const vague = path
      .split("/")
      .slice(0, -1)
      .find((name) => VAGUE_FOLDERS.has(name));
    return vague ? [{ rule: "folders", path, message: `a folder named ${vague} says nothing` }] : [];
  });

/** Every file of the engine is in a room, and no room has more sources than a reader can take in. */
export const rooms: Rule = (files) => {
  const sources = files.filter(({ path }) => path.startsWith("engine/") && !isTest(path));
  return [...Map.groupBy(sources, ({ path }) => path.slice(0, path.lastIndexOf("/")))].flatMap(
    ([folder, inside]) => {
      const [first] = inside;
      if (first === undefined) return [];
      const finding = (message: string) => [{ rule: "rooms", path: first.path, message }];
      if (folder === "engine") return finding("put it into a room of engine/");
      return inside.length > MOST_IN_ROOM
        ? finding(`${folder}/ has ${inside.length} sources; at most ${MOST_IN_ROOM}: split it by family`)
        : [];
    },
  );
};

export const size: Rule = (files) =>
  files
    .filter((file) => file.lineCount > MOST_LINES && !isGenerated(file.path))
    .map(({ path, lineCount }) => ({
      rule: "size",
      path,
      message: `${lineCount} lines; at most ${MOST_LINES}: split it by concept`,
    }));

/** Exported functions of the engine document their units, ranges, edge cases and source. */
export const documented: Rule = (files) =>
  files
    .filter(
      ({ path }) =>
        path.startsWith("engine/") &&
        !path.startsWith("engine/testing/") &&
        !isTest(path) &&
        !isGenerated(path),
    )
    .flatMap(({ path, undocumented }) =>
      undocumented.map(({ name, line }) => ({
        rule: "documented",
        path,
        line,
        message: `${name} says nothing of its units, range and edges: write a doc line`,
      })),
    );

/**
 * Files that may begin transactions: the wrapper that retries, the upgrade of a backup, whose database nobody else uses,
 * and the adapter of the sign-in library.
 */
const BEGIN_TRANSACTIONS: ReadonlySet<string> = new Set([
  "server/db/run-transaction.server.ts",
  "server/backup/upgrade-backup.server.ts",
  "server/auth/session/stored-tokens.ts",
]);

/** Only one function retries a transaction after a conflict (PLT-5); tests may begin transactions themselves. */
export const transactions: Rule = (files) =>
  files
    .filter(({ path }) => path.startsWith("server/") && !BEGIN_TRANSACTIONS.has(path) && !isTest(path))
    .flatMap(({ path, transactions: lines }) =>
      lines.map((line) => ({
        rule: "transactions",
        path,
        line,
        message: "a conflict here would not be tried again: write runTransaction(db, …)",
      })),
    );

/** React's `lazy` takes a default export, so a module that is only loaded lazily may have one too. */
export const defaultExports: Rule = (files) => {
  const routeModules = routeModulesOf(files);
  const isAllowed = (path: string) =>
    routeModules.has(path) ||
    /^app\/(?:routes\.ts|root\.tsx|entry\.\w+\.tsx)$|\.d\.ts$|^[^/]+\.config\.ts$/.test(path) ||
    isOnlyLazy(files, path);
  return files
    .filter(({ path, hasDefaultExport }) => hasDefaultExport && !isAllowed(path))
    .map(({ path }) => ({
      rule: "default-exports",
      path,
      message: "only route modules and what is loaded lazily have a default export",
    }));
};

function isOnlyLazy(files: readonly SourceFile[], path: string): boolean {
  const uses = files
    .filter((file) => !isTest(file.path))
    .flatMap((file) => file.imports.filter((each) => importedPath(file.path, each.specifier) === path));
  return uses.length > 0 && uses.every((each) => each.kind !== "value");
}
