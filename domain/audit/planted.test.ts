import { describe, expect, it } from "vitest";
import { IS_EXHAUSTIVE } from "#tests/exhaustive.ts";
import { auditFiles, patchFiles } from "./audit.ts";
import { DIALECTS, type PlantedSheet, plantedSheet } from "./testing/planted-sheets.ts";

/** Sheets of each dialect: with `npm run test:all` more than a thousand failures are planted. */
const SHEETS = IS_EXHAUSTIVE ? 40 : 5;
const SEED = process.env.PLANTED_SEED ?? "planted";

/** What the rules of a sheet use of its tokens. */
const aliases = new Map([["color in .btn", "bs-btn-color"]]);

const sheets = (dialect: (typeof DIALECTS)[number]): PlantedSheet[] =>
  Array.from({ length: SHEETS }, (_, index) => plantedSheet(dialect, `${SEED} ${index}`));

describe("[AUD-3] failures that are planted in sheets of ten dialects", () => {
  it.each(DIALECTS.map((dialect) => [dialect.name, dialect] as const))(
    "[AUD-3] %s: all are found and repaired, and nothing else is another",
    (_name, dialect) => {
      let count = 0;
      for (const { file, planted } of sheets(dialect)) {
        const report = auditFiles([file]);
        expect(report.modes.map(({ name }) => name)).toEqual(["light", "dark"]);
        const failing = report.pairs.filter(({ passes }) => !passes);
        // Every planted one is found, and whatever fails has a planted color: a rule and an inverted part fail with it.
        const found = new Set(failing.map(({ mode, text }) => `${mode} --${text.name}`));
        const wanted = new Set(planted.map(({ mode, name }) => `${mode} ${name}`));
        expect([...wanted].filter((name) => !found.has(name))).toEqual([]);
        const unexplained = failing.filter(
          ({ mode, text, on }) =>
            ![text, ...on].some(({ name }) => wanted.has(`${mode} --${aliases.get(name) ?? name}`)),
        );
        expect(unexplained.map(({ id }) => id)).toEqual([]);
        count += planted.length;

        const { files, after, diff } = patchFiles(report);
        const [patched] = files;
        expect(after.measured).toBe(report.measured);
        expect(after.pairs.filter(({ passes }) => !passes).map(({ id }) => id)).toEqual([]);
        // As many lines, the same but for the values that failed; comments, !important and line ends stay.
        const [before, now] = [file.text, patched?.text ?? ""].map((text) => text.split("\n"));
        expect(now?.length).toBe(before?.length);
        const changed = (before ?? []).flatMap((line, at) =>
          line === now?.[at] ? [] : [[line, now?.[at] ?? ""]],
        );
        expect(changed.length).toBe(report.repairs.length);
        expect(changed.length).toBeLessThanOrEqual(planted.length);
        for (const [old = "", next = ""] of changed)
          expect(next.replace(/(: )[^;!]*?(?=( !important)?;)/, "$1…")).toBe(
            old.replace(/(: )[^;!]*?(?=( !important)?;)/, "$1…"),
          );
        expect(diff.split("\n").filter((line) => /^-(?!--)/.test(line)).length).toBe(changed.length);
      }
      expect(count).toBeGreaterThanOrEqual(SHEETS);
    },
  );

  it.each(DIALECTS.map((dialect) => [dialect.name, dialect] as const))(
    "[AUD-3] %s: the order of declarations changes no verdict and no repair",
    (_name, dialect) => {
      for (const { file, shuffled } of sheets(dialect)) {
        const [one, other] = [file, shuffled].map((each) => {
          const { pairs, repairs } = auditFiles([each]);
          return {
            pairs: pairs.map(({ id, wcag, passes, source }) => ({ id, wcag, passes, source })).toSorted(byId),
            repairs: repairs
              .map(({ token, to, modes }) => ({ id: `${token} ${modes.join()}`, to }))
              .toSorted(byId),
          };
        });
        expect(file.text).not.toBe(shuffled.text);
        expect(other).toEqual(one);
      }
    },
  );
});

const byId = (a: { readonly id: string }, b: { readonly id: string }): number => (a.id < b.id ? -1 : 1);
