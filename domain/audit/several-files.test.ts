import { describe, expect, it } from "vitest";
import { auditFiles, patchFiles } from "./audit.ts";
import { SEVERAL_FILES } from "./testing/several-files.ts";

const failures = ({ pairs }: ReturnType<typeof auditFiles>): string[] =>
  pairs
    .filter(({ passes }) => !passes)
    .map(({ mode, text, on }) => `${mode}: ${text.name} on ${on.map(({ name }) => name).join(" over ")}`);

const verdicts = ({ pairs }: ReturnType<typeof auditFiles>): string[] =>
  pairs.map(({ id, wcag }) => `${id} ${wcag}`).toSorted();

describe("[AUD-5] a theme in several files", () => {
  it.each(SEVERAL_FILES.map((each) => [each.name, each] as const))(
    "[AUD-5] %s: one theme in its modes, its failure is named by its file, and the file alone is repaired",
    (_name, { files, modes, failing, mended }) => {
      const report = auditFiles(files);
      expect(report.unread).toEqual([]);
      expect(report.modes.map(({ name }) => name)).toEqual(modes);
      expect(failures(report)).toEqual(failing);

      const { files: patched, after, diff } = patchFiles(report);
      expect(failures(after)).toEqual([]);
      expect(after.measured).toBe(report.measured);
      const changed = patched.filter(({ text }, index) => text !== files[index]?.text);
      expect(changed.map(({ name }) => name)).toEqual(mended);
      for (const name of mended) expect(diff).toContain(`--- a/${name}`);
    },
  );

  it.each(SEVERAL_FILES.map((each) => [each.name, each] as const))(
    "[AUD-3] %s: the order of the files changes no verdict",
    (_name, { files }) => {
      expect(verdicts(auditFiles(files.toReversed()))).toEqual(verdicts(auditFiles(files)));
    },
  );
});
