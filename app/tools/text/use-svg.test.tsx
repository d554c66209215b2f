import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { PartMissing } from "#app/workers/task-problem.ts";
import { TEXT } from "#domain/documents/text/text-document.ts";
import { type Letters, useSvg, type WrittenSvg } from "./use-svg.ts";

const WORD = { current: null };
const first = { document: TEXT.first(), letters: "text" as Letters };

/** The hook with a writer whose answers the test gives, the oldest question first. */
function setUp() {
  const waiting: { readonly answer: (svg: WrittenSvg) => void; readonly fail: () => void }[] = [];
  const write = () =>
    new Promise<WrittenSvg>((answer, reject) =>
      waiting.push({ answer, fail: () => reject(new PartMissing({ needsReload: true })) }),
    );
  const { result, rerender } = renderHook(
    ({ document, letters }: typeof first) => useSvg(WORD, document, letters, write),
    { initialProps: first },
  );
  const answer = (code: string) => act(async () => waiting.shift()?.answer({ ok: true, code }));
  const fail = () => act(async () => waiting.shift()?.fail());
  return {
    shown: () => result.current.svg,
    again: () => act(() => result.current.again()),
    rerender,
    answer,
    fail,
  };
}

it("[TXT] while new code is written, the old code can be neither copied nor downloaded", async () => {
  const { shown, rerender, answer } = setUp();
  expect(shown()).toBeUndefined();
  await answer("letters");
  expect(shown()).toEqual({ ok: true, code: "letters" });
  rerender({ ...first, letters: "outlines" });
  expect(shown()).toBeUndefined();
  await answer("outlines");
  expect(shown()).toEqual({ ok: true, code: "outlines" });
  rerender({ ...first, document: { ...first.document, text: "Plums" } });
  expect(shown()).toBeUndefined();
});

it("[TXT] code that cannot be loaded is said in place of it, and can be tried again", async () => {
  const { shown, again, answer, fail } = setUp();
  await fail();
  expect(shown()).toMatchObject({
    ok: false,
    retry: "reload",
    message: expect.stringContaining("try again"),
  });
  again();
  expect(shown()).toBeUndefined();
  await answer("letters");
  expect(shown()).toEqual({ ok: true, code: "letters" });
});
