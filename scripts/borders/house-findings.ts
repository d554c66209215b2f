// What dependency-cruiser, knip and the linter do not check: sizes, names, doc comments, transactions.
import { DOOR as DOOR_PATH, ENGINE_ORDER, SERVER_ORDER } from "./layers.ts";

export interface Source {
  /** From the root of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

const MAX_LINES = 400;
const MAX_IN_ROOM = 22;
const VAGUE_FOLDER = /(?:^|\/)(?:utils?|helpers|lib|common|misc)\//;
/** Set-up of tests in the engine, in which there is no order. */
const NO_PART = /^engine\/testing(?:\/|$)/;
const TEST = /\.test\.tsx?$|\/testing\//;
/** Statements that only hand on what other files export. */
const ONLY_REEXPORTS =
  /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/|export\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;]*from\s+"[^"]+";)+$/;
const DOOR = new RegExp(DOOR_PATH);
/** What files of the engine's say of their origin. */
const WRITTEN_BY = "engine/bytes/written-by.ts";
/** A limit by another word than MAX_ or MIN_, or what is taken when nothing is said by another than DEFAULT_. */
const LIMIT_BY_ANOTHER_WORD =
  /^\s*(?:export )?const ((?:MOST|LEAST|FEWEST|USUAL|LONGEST|SHORTEST|LARGEST|SMALLEST|HIGHEST|LOWEST)_\w+)/gm;
/**
 * Files that may begin transactions: the wrapper that retries, the upgrade of a backup, and the adapter of the sign-in
 * library.
 */
const BEGIN_TRANSACTIONS: ReadonlySet<string> = new Set([
  "server/db/run-transaction.server.ts",
  "server/backup/upgrade-backup.server.ts",
  "server/auth/session/session-age.ts",
  "server/auth/session/stored-tokens.ts",
]);

/** One sentence for each fault of a file, after its path. */
export function houseFindings(sources: readonly Source[]): string[] {
  return [
    ...sources.flatMap((source) => fileFindings(source).map((said) => `${source.path}: ${said}`)),
    ...roomFindings(sources),
  ];
}

function fileFindings({ path, text }: Source): string[] {
  const isSource = !TEST.test(path) && !path.includes(".generated.");
  const lines = text.split("\n").length - 1;
  const isBarrel = ONLY_REEXPORTS.test(text) || /(?:^|\/)index\.tsx?$/.test(path);
  return [
    ...(lines > MAX_LINES && !path.includes(".generated.")
      ? [`has ${lines} lines; at most ${MAX_LINES}: split it by concept`]
      : []),
    ...(VAGUE_FOLDER.test(path) ? ["stands in a folder whose name says nothing"] : []),
    ...(isBarrel && !DOOR.test(path) ? ["is a barrel: import from the file itself"] : []),
    ...[...text.matchAll(LIMIT_BY_ANOTHER_WORD)].map(
      ([, name]) => `calls a limit ${name}: begin with MAX_, MIN_ or DEFAULT_`,
    ),
    ...(/^(?:import|export)\b.*from "\.\.\//m.test(text) ? ["climbs out of its folder: write #…"] : []),
    ...(path.startsWith("engine/") && isSource ? undocumented(text) : []),
    ...(path.startsWith("engine/") && isSource && path !== WRITTEN_BY && /tincture/i.test(text)
      ? [`speaks of the product, which ${WRITTEN_BY} alone may name`]
      : []),
    ...(path.startsWith("server/") &&
    isSource &&
    !BEGIN_TRANSACTIONS.has(path) &&
    /\.transaction\s*\(/.test(text)
      ? ["begins a transaction that is not tried again after a conflict (PLT-5): write runTransaction(db, …)"]
      : []),
    ...(path.startsWith("server/") &&
    !SERVER_ORDER.some((part) => path.slice("server/".length).startsWith(part))
      ? ["has no place in the order of server/ (scripts/borders/layers.ts)"]
      : []),
  ];
}

/** Exported functions of the engine document their units, ranges, edge cases and source. */
function undocumented(text: string): string[] {
  const lines = text.split("\n");
  return lines.flatMap((line, index) => {
    const name = /^export (?:async )?function (\w+)/.exec(line)?.[1];
    const above = lines[index - 1]?.trim() ?? "";
    // Overloads after the first are documented by the comment above the first.
    return name === undefined || above.endsWith("*/") || above.startsWith(`export function ${name}`)
      ? []
      : [`${name} says nothing of its units, range and edges: write a doc comment`];
  });
}

/** Every file of the engine is in a room, and no room has more sources than a reader can take in. */
function roomFindings(sources: readonly Source[]): string[] {
  const inEngine = sources.filter(
    ({ path }) => path.startsWith("engine/") && !path.endsWith(".test.ts") && !DOOR.test(path),
  );
  const rooms = Map.groupBy(inEngine, ({ path }) => path.slice(0, path.lastIndexOf("/")));
  return [...rooms].flatMap(([room, files]) =>
    room === "engine"
      ? files.map(({ path }) => `${path}: put it into a room of engine/`)
      : [
          ...(files.length > MAX_IN_ROOM
            ? [`${room}/: has ${files.length} sources; at most ${MAX_IN_ROOM}: split it by family`]
            : []),
          ...(NO_PART.test(room) || ENGINE_ORDER.some((part) => `${room}/`.startsWith(`engine/${part}`))
            ? []
            : [`${room}/: has no place in the order of engine/ (scripts/borders/layers.ts)`]),
        ],
  );
}
