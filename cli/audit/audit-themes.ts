/** Audits themes by the call `themesaudit`, and finds where in their files the tokens stand. */
import * as v from "valibot";
import { PairAnswer } from "#calls/palettes/pair-answer.ts";
import { themeAuditCall } from "#calls/palettes/theme-audit-call.ts";
import { nothingToDo } from "#cli/exit-code.ts";
import { LOCAL_CONTEXT } from "#cli/local-context.ts";
import { tokenLines } from "#engine/theme/reading/token-lines.ts";
import { isRoleToken, THEME_MODES } from "#engine/theme/role-graph.ts";
import type { FloorSet } from "#engine/theme/theme-floors.ts";
import { type AuditedTheme, type Finding, fingerprint } from "./audited.ts";

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

const Answer = v.object({
  pairs: v.array(PairAnswer),
  failing: v.array(
    v.object({
      mode: v.picklist(THEME_MODES),
      text: v.string(),
      surface: v.string(),
      floor: v.number(),
      metric: v.picklist(["wcag", "apca"]),
      reached: v.number(),
      nearest: v.optional(v.object({ token: v.string(), color: v.string(), passesAll: v.boolean() })),
    }),
  ),
  patch: v.union([v.string(), v.record(v.string(), v.unknown())]),
  unread: v.array(v.object({ name: v.string(), line: v.optional(v.number()), message: v.string() })),
});

/** Style sheets are a theme each; several files of design tokens are one. */
export function themesOf(files: readonly TextFile[]): readonly (readonly TextFile[])[] {
  const tokens = files.filter(({ name }) => name.endsWith(".json"));
  const others = files.filter(({ name }) => !name.endsWith(".json"));
  return [...others.map((file) => [file]), ...(tokens.length === 0 ? [] : [tokens])];
}

/** Throws a problem that says why nothing was measured. */
export async function auditTheme(
  files: readonly TextFile[],
  floors: FloorSet,
  known: ReadonlySet<string>,
): Promise<AuditedTheme> {
  const [only] = files;
  const isOne = files.length === 1 && only !== undefined;
  const names = files.map(({ name }) => name);
  const answer = await themeAuditCall.run(
    { input: { floors, ...(isOne ? { css: only.text } : { tokens: tokensOf(files) }) } },
    LOCAL_CONTEXT,
  );
  if (!answer.ok) throw nothingToDo(`${names.join(", ")}: ${answer.message}`);
  if (answer.kind !== "data") throw new Error("The audit has answered with a file");
  const { pairs, failing, patch, unread } = v.parse(Answer, answer.body);
  if (pairs.length === 0)
    throw nothingToDo(`${names.join(", ")}: nothing was measured, because no two tokens of it make a pair.`);
  const lineOf = tokenLines(files);
  const findings = failing.map((pair): Finding => {
    const tokens = [pair.nearest?.token, pair.text, pair.surface].filter((token) => token !== undefined);
    const place = tokens.filter(isRoleToken).flatMap((token) => lineOf(pair.mode, token) ?? [])[0];
    const use = pairs.find((each) => isSame(each, pair))?.use ?? "text";
    const finding: Finding = {
      ...pair,
      use,
      measure: pair.metric === "apca" ? "APCA" : "WCAG",
      file: names[place?.file ?? 0] ?? "",
      line: place?.line ?? 1,
      isKnown: false,
    };
    return { ...finding, isKnown: known.has(fingerprint(finding)) };
  });
  return {
    files: names,
    measured: pairs.length,
    findings,
    unread: unread.map(({ name, line = 1, message }) => ({ name, line, message })),
    patched: patchedFiles(files, patch),
  };
}

const isSame = (
  a: Pick<Finding, "mode" | "text" | "surface">,
  b: Pick<Finding, "mode" | "text" | "surface">,
) => a.mode === b.mode && a.text === b.text && a.surface === b.surface;

function tokensOf(files: readonly TextFile[]): Record<string, unknown> {
  return Object.fromEntries(
    files.map(({ name, text }) => {
      try {
        return [name, JSON.parse(text)];
      } catch (error) {
        throw nothingToDo(`${name} is no JSON. ${error instanceof Error ? error.message : ""}`.trim());
      }
    }),
  );
}

/** A set of several files comes back as objects, and is written with the indent of its file. */
function patchedFiles(files: readonly TextFile[], patch: string | Readonly<Record<string, unknown>>) {
  const patched = new Map<string, string>();
  for (const { name, text } of files) {
    if (typeof patch === "string") {
      if (patch !== text) patched.set(name, patch);
      continue;
    }
    const indent = /^[{[]\r?\n([ \t]+)/.exec(text)?.[1] ?? 2;
    if (JSON.stringify(patch[name]) !== JSON.stringify(JSON.parse(text)))
      patched.set(name, `${JSON.stringify(patch[name], null, indent)}\n`);
  }
  return patched;
}
