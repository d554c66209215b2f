import { expect, it } from "vitest";
import { CALLS } from "#calls/calls.ts";
import { PLAIN_CONTEXT } from "#calls/testing/plain-context.ts";

const run = (name: string, input: unknown) => {
  const call = CALLS.find((each) => each.name === name);
  if (call === undefined) throw new Error(`There is no call ${name}`);
  return call.run({ input }, PLAIN_CONTEXT);
};

it("[GRD-1] fallback stops of a gradient in parts are those of the same one in CSS", async () => {
  const parts = {
    kind: "linear",
    angle: 90,
    in: "oklch",
    stops: [{ color: "#1f4bd6" }, { color: "#ffd21f" }],
  };
  const [first, second] = await Promise.all(
    [parts, "linear-gradient(90deg in oklch, #1f4bd6, #ffd21f)"].map((gradient) =>
      run("gradientfallback", { gradient }),
    ),
  );
  expect(first).toEqual(second);
  expect(first).toMatchObject({
    ok: true,
    body: { stops: [{ color: "#1f4bd6", at: 0 }, {}, {}, {}, {}, {}] },
  });
});

it("[GRD-1] samples are even and in OKLab", async () => {
  expect(
    await run("gradientsample", { gradient: "linear-gradient(in oklab, #000, #fff)", count: 3 }),
  ).toMatchObject({
    body: {
      colors: [
        { at: 0 },
        { at: 0.5, coords: [expect.closeTo(0.5, 4), expect.any(Number), expect.any(Number)] },
        { at: 1 },
      ],
    },
  });
});

it("[GRD-2] every format is a file with a name", async () => {
  const formats = "css scss tailwind svg png swift compose android flutter canvas dtcg ggr".split(" ");
  const answers = await Promise.all(
    formats.map((format) =>
      run("gradientexport", {
        gradient: "conic-gradient(from 20deg in oklch, red, blue)",
        format,
        options: { name: "dusk", width: 40, height: 30 },
      }),
    ),
  );
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, kind: "file", fileName: /^dusk\./ });
});

it.each([
  [{ gradient: "linear-gradient(red, blurple)" }, "blurple"],
  [{ gradient: "linear-gradient(red, blue), linear-gradient(red, blue)" }, "2 layers"],
  [
    {
      gradient: {
        kind: "linear",
        in: "oklab",
        stops: [
          { color: "red", at: 0.6 },
          { color: "blue", at: 0.2 },
        ],
      },
    },
    "in order",
  ],
])("[GRD] says what is wrong with %j", async (input, words) => {
  const answer = await run("gradientfallback", input);
  expect(answer.ok).toBe(false);
  expect(JSON.stringify(answer)).toContain(words);
});
