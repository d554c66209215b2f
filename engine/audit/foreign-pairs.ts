/**
 * Declarations of pairs in other people's forms: `$extensions["nl.nldesignsystem.contrast-with"]` of a token, a list of
 * `{color, expectedRatio}` (https://github.com/nl-design-system/themes), and the `pairs` of Terrazzo's rule
 * `a11y/min-contrast` (https://terrazzo.app/docs/linting), in JSON or in a configuration of JavaScript.
 */
import { FileProblem } from "#engine/bytes/file-problem.ts";
import { boundedJson, isRecord } from "#engine/files/import/json/json-text.ts";
import type { DeclaredPair } from "./audit-report.ts";
import type { AuditFile } from "./audit-source.ts";

const CONTRAST_WITH = "nl.nldesignsystem.contrast-with";
const MIN_CONTRAST = "a11y/min-contrast";
const MAX_DEPTH = 32;

export interface ForeignPairs {
  readonly pairs: readonly DeclaredPair[];
  /** What stands under our key of `$extensions`, of a file, a group or a token. */
  readonly contracts: readonly { readonly file: string; readonly value: unknown }[];
  /** The files that are a configuration and hold no tokens. */
  readonly configurations: ReadonlySet<AuditFile>;
}

/** Never throws: a file that is no JSON has none. */
export function foreignPairs(files: readonly AuditFile[], extension: string): ForeignPairs {
  const pairs: DeclaredPair[] = [];
  const contracts: { readonly file: string; readonly value: unknown }[] = [];
  const configurations = new Set<AuditFile>();
  for (const file of files) {
    const { name, text } = file;
    if (text.includes(MIN_CONTRAST)) {
      const found = terrazzoPairs(text);
      pairs.push(...found);
      if (found.length > 0 && !/"\$value"/.test(text)) configurations.add(file);
    }
    if (!text.includes(CONTRAST_WITH) && !text.includes(extension)) continue;
    const root = jsonOf(text);
    const visit = (node: unknown, keys: readonly string[]): void => {
      if (!isRecord(node) || keys.length > MAX_DEPTH) return;
      const extensions = isRecord(node.$extensions) ? node.$extensions : {};
      if (extensions[extension] !== undefined) contracts.push({ file: name, value: extensions[extension] });
      pairs.push(...contrastWith(extensions[CONTRAST_WITH], keys.join(".")));
      for (const [key, inner] of Object.entries(node)) if (!key.startsWith("$")) visit(inner, [...keys, key]);
    };
    visit(root, []);
  }
  return { pairs, contracts, configurations };
}

function jsonOf(text: string): unknown {
  try {
    return boundedJson(text);
  } catch (error) {
    if (error instanceof FileProblem) return undefined;
    throw error;
  }
}

/** A ratio below 4.5 is one of large text or of an edge; it says itself what is asked for. */
function contrastWith(list: unknown, name: string): DeclaredPair[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown): DeclaredPair[] => {
    if (!isRecord(entry)) return [];
    const other = colorName(entry.color);
    const ratio = Number(entry.expectedRatio);
    if (other === undefined || !(ratio >= 1 && ratio <= 21)) return [];
    return [
      {
        text: { name },
        on: [{ name: other }],
        use: ratio < 4.5 ? "edge" : "text",
        source: { kind: "declared", by: "nl-design-system" },
        least: { wcag: ratio },
      },
    ];
  });
}

/** "{a.b}", a token object that holds one, or a CSS color. */
function colorName(value: unknown): string | undefined {
  const text = isRecord(value) ? (value.$value ?? value.value) : value;
  return typeof text === "string" ? text.replaceAll(/^\{|\}$/g, "") : undefined;
}

const ENTRY = /\{[^{}]*\bforeground\b["']?\s*:\s*["'][^{}]*\}/g;
const field = (name: string): RegExp => new RegExp(`\\b${name}\\b["']?\\s*:\\s*["']([^"']+)["']`);

/** Read from the text, since the configuration is mostly a program. */
function terrazzoPairs(text: string): DeclaredPair[] {
  const rule = text.slice(text.indexOf(MIN_CONTRAST));
  const isAaa = /\blevel\b["']?\s*:\s*["']AAA["']/.test(rule.slice(0, rule.search(/\bpairs\b/) + 4000));
  return [...rule.matchAll(ENTRY)].flatMap(([entry]): DeclaredPair[] => {
    const [foreground, background] = [field("foreground"), field("background")].map(
      (pattern) => pattern.exec(entry)?.[1],
    );
    if (foreground === undefined || background === undefined) return [];
    const isLarge = /\blargeText\b["']?\s*:\s*true/.test(entry);
    return [
      {
        text: { name: foreground },
        on: [{ name: background }],
        use: isLarge ? "large" : "text",
        source: { kind: "declared", by: "terrazzo" },
        ...(isAaa && { least: { wcag: isLarge ? 4.5 : 7 } }),
      },
    ];
  });
}
