import { expect, it } from "vitest";
import { createDenseBrotli } from "./dense-brotli.ts";

const page = (text: string) => new TextEncoder().encode(text);

/** Compressions that end when the test says so. */
function setUp() {
  const running: { readonly text: string; readonly end: (isMade?: boolean) => void }[] = [];
  const dense = createDenseBrotli(
    (content) =>
      new Promise((resolve, reject) => {
        const text = new TextDecoder().decode(content);
        running.push({
          text,
          end: (isMade = true) => (isMade ? resolve(page(`[${text}]`)) : reject(Error())),
        });
      }),
  );
  const made: string[] = [];
  const of = (text: string) => {
    const known = dense.of(page(text), (bytes) => made.push(new TextDecoder().decode(bytes)));
    return known && new TextDecoder().decode(known);
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { of, made, running, settled };
}

it("[QLT-2] a content is packed densely when it is rendered a second time, and known from then on", async () => {
  const { of, made, running, settled } = setUp();
  expect(of("a")).toBeUndefined();
  await settled();
  expect(running).toHaveLength(0);
  expect(of("a")).toBeUndefined();
  await settled();
  running[0]?.end();
  await settled();
  expect(made).toEqual(["[a]"]);
  expect(of("a")).toBe("[a]");
});

it("[QLT-2] contents are packed one at a time, each once, and a failure stops none of the others", async () => {
  const { of, made, running, settled } = setUp();
  for (const text of ["a", "b", "a", "b", "a"]) of(text);
  await settled();
  expect(running.map(({ text }) => text)).toEqual(["a"]);
  running[0]?.end(false);
  await settled();
  expect(running.map(({ text }) => text)).toEqual(["a", "b"]);
  running[1]?.end();
  await settled();
  expect(made).toEqual(["[b]"]);
  expect([of("a"), of("b")]).toEqual([undefined, "[b]"]);
});
