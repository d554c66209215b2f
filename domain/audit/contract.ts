/** The contrast contract: which token stands on which, in which modes and use, by which measure. */
import * as v from "valibot";
import { type AuditPair, PAIR_USES, type PairLayer } from "#engine/audit/audit-pairs.ts";
import type { DeclaredPair } from "#engine/audit/audit-report.ts";
import { pairKey } from "#engine/audit/infer-pairs.ts";

export const CONTRACT_FILE = "tincture.contract.json";
/** Where its JSON schema is served, below the origin. */
export const CONTRACT_SCHEMA_PATH = "/schemas/contract-1.json";
const MAX_PAIRS = 20_000;
const MAX_LAYERS = 8;

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(400));

const Layer = v.union([
  v.pipe(
    Name,
    v.description(
      "A token: a custom property without its dashes, a path of design tokens with dots, or a CSS color.",
    ),
  ),
  v.strictObject({
    color: Name,
    alpha: v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description("On top of the color's own.")),
  }),
]);

const Pair = v.strictObject({
  text: v.pipe(Layer, v.description("What is seen: text, an icon, an edge.")),
  on: v.pipe(
    v.union([Layer, v.pipe(v.array(Layer), v.minLength(1), v.maxLength(MAX_LAYERS))]),
    v.description("What it stands on: one color, or a stack from the top down."),
  ),
  use: v.optional(
    v.pipe(
      v.picklist(PAIR_USES),
      v.description(
        "text, caption (secondary text), label (short, on a fill), large (24 px, or 18.66 px bold), edge or mark. Usually text.",
      ),
    ),
  ),
  modes: v.optional(
    v.pipe(
      v.array(Name),
      v.minLength(1),
      v.description("In these modes alone: light, dark, light-high, dark-high, or the name of a theme."),
    ),
  ),
  least: v.optional(
    v.pipe(
      v.strictObject({
        wcag: v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(21))),
        apca: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(108))),
      }),
      v.description("A floor of its own: a ratio of WCAG 2.2, an absolute Lc of APCA."),
    ),
  ),
  why: v.optional(v.pipe(v.string(), v.maxLength(400), v.description("Where it is used, for people."))),
});

const VERSION = 1;

export const ContractSchema = v.strictObject({
  $schema: v.optional(
    v.pipe(v.string(), v.description("Where editors find this schema. It changes nothing here.")),
  ),
  version: v.pipe(
    v.literal(VERSION, ({ input }) => versionProblem(input)),
    v.description(`Version of this format. So far there is ${VERSION} alone.`),
  ),
  pairs: v.pipe(
    v.array(Pair),
    v.maxLength(MAX_PAIRS),
    v.description("What stands on what, and how much contrast it needs."),
  ),
  refused: v.optional(
    v.pipe(
      v.array(v.strictObject({ text: Pair.entries.text, on: Pair.entries.on, why: Pair.entries.why })),
      v.maxLength(MAX_PAIRS),
      v.description("Pairs that rules infer and that are never used."),
    ),
  ),
  inferred: v.optional(
    v.pipe(
      v.boolean(),
      v.description("Whether pairs that rules infer are measured beside these. Usually not."),
    ),
  ),
});

function versionProblem(given: unknown): string {
  if (given === undefined) return `Say which version of the format it is: "version": ${VERSION}.`;
  const said = typeof given === "number" ? `${given}` : JSON.stringify(given).slice(0, 40);
  const isNewer = typeof given === "number" && given > VERSION;
  return `It is of version ${said}, and version ${VERSION} is what is read here.${isNewer ? " A newer Tincture may read it." : ""}`;
}

export type Contract = v.InferOutput<typeof ContractSchema>;
export type ContractPair = Contract["pairs"][number];
export type ContractRefusal = NonNullable<Contract["refused"]>[number];

export const NO_CONTRACT: Contract = { version: 1, pairs: [] };

export type ReadContract =
  | { readonly ok: true; readonly contract: Contract }
  | { readonly ok: false; readonly message: string };

/** A text or a value; the message says where it is wrong. Never throws. */
export function readContract(given: unknown): ReadContract {
  let value = given;
  if (typeof given === "string") {
    try {
      value = JSON.parse(given);
    } catch {
      return { ok: false, message: "The contract is no whole JSON." };
    }
  }
  const read = v.safeParse(ContractSchema, value);
  if (read.success) return { ok: true, contract: read.output };
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  return { ok: false, message: `The contract${path === null ? "" : `, ${path}`}: ${issue.message}` };
}

/** Indented by two blanks, with a line end. `origin` is where the schema is served. */
export function writeContract(contract: Contract, origin = "https://tincture.app"): string {
  const { $schema: _old, version, pairs, refused, inferred } = contract;
  const whole = {
    $schema: `${origin}${CONTRACT_SCHEMA_PATH}`,
    version,
    ...(inferred !== undefined && { inferred }),
    pairs,
    ...(refused !== undefined && refused.length > 0 && { refused }),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

export function declaredPair({ text, on, use = "text", modes, least }: ContractPair): DeclaredPair {
  return {
    text: layerOf(text),
    on: (Array.isArray(on) ? on : [on]).map(layerOf),
    use,
    source: { kind: "declared", by: "contract" },
    ...(modes !== undefined && { modes }),
    ...(least !== undefined && {
      least: {
        ...(least.wcag !== undefined && { wcag: least.wcag }),
        ...(least.apca !== undefined && { apca: least.apca }),
      },
    }),
  };
}

/** The key of a refused pair, as `pairKey` makes it. */
export function refusalKey({ text, on }: ContractRefusal): string {
  return pairKey({ text: layerOf(text), on: (Array.isArray(on) ? on : [on]).map(layerOf) });
}

/** A pair as the contract writes it; of a usual use and one ground only what is needed. */
export function contractPair({ text, on, use, least }: AuditPair, modes?: readonly string[]): ContractPair {
  const grounds = on.map(writtenLayer);
  const [only] = grounds;
  return {
    text: writtenLayer(text),
    on: grounds.length === 1 && only !== undefined ? only : grounds,
    ...(use !== "text" && { use }),
    ...(modes !== undefined && { modes: [...modes] }),
    ...(least !== undefined && { least: { ...least } }),
  };
}

function layerOf(layer: v.InferOutput<typeof Layer>): PairLayer {
  return typeof layer === "string" ? { name: bare(layer) } : { name: bare(layer.color), alpha: layer.alpha };
}

const bare = (name: string): string => name.replace(/^--/, "");

function writtenLayer({ name, alpha }: PairLayer): v.InferOutput<typeof Layer> {
  return alpha === undefined || alpha === 1 ? name : { color: name, alpha };
}
