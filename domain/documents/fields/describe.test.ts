import { expect, it } from "vitest";
import { describe, type Migration } from "./describe.ts";
import { depending, type Field, group, mapped, param } from "./field.ts";
import { choice, flag, whole, words } from "./simple-fields.ts";

interface Poster {
  readonly size: number;
  readonly paper: "matte" | "gloss";
  readonly frame: { readonly hasFrame: boolean; readonly widthMm: number };
  readonly title: string;
  readonly copies?: number;
}

const fields: Parameters<typeof describe<Poster>>[0]["fields"] = {
  size: whole("n", "size", [1, 4, 9]),
  paper: choice("paper", "paper", ["matte", "gloss"], "matte"),
  frame: group<Poster["frame"]>({
    hasFrame: flag("f"),
    widthMm: depending(
      ({ hasFrame }: Poster["frame"]) => (hasFrame ? whole("w", "width", [1, 20, 90]) : undefined),
      0,
    ),
  }),
  title: words("t", "title", { most: 5, problem: (given) => (given === "no" ? "It says no." : undefined) }),
  copies: param<number | undefined>(
    "k",
    (given) => (given === null ? undefined : Number(given)),
    (copies) => (copies === undefined ? undefined : String(copies)),
  ),
};
const POSTER = describe<Poster>({ fields, given: ["n", "paper"], first: "n=4" });
const decode = (query: string) => POSTER.decode(new URLSearchParams(query));

it("[TLS-2] an address without one of its keys holds no document", () => {
  expect(decode("")).toEqual({ document: undefined, notices: [] });
  expect(decode("t=Hello")).toEqual({ document: undefined, notices: [] });
});

it("[TLS-2] each field falls back separately, with a sentence that names the default", () => {
  expect(decode("n=12&paper=silk&f=maybe&t=no")).toEqual({
    document: POSTER.first(),
    notices: [
      "The size is a whole number from 1 to 9; 4 was taken.",
      "“silk” is no paper here; matte was taken.",
      "“maybe” is no answer for f here; 0 was taken.",
      "The title was left out. It says no.",
    ],
  });
});

it("[TLS-2] writes values other than the default, in the order of the fields", () => {
  const { document } = decode("k=2&t=Hello+you&w=30&f=1&paper=gloss&n=4");
  expect(document).toEqual({
    size: 4,
    paper: "gloss",
    frame: { hasFrame: true, widthMm: 30 },
    title: "Hello",
    copies: 2,
  });
  expect(POSTER.encode(document ?? POSTER.first()).toString()).toBe("paper=gloss&f=1&w=30&t=Hello&k=2");
  expect(POSTER.encode(POSTER.first()).toString()).toBe("");
});

it("[TLS-2] a field may depend on another in any order", () => {
  expect(decode("n=4&w=30").document?.frame).toEqual({ hasFrame: false, widthMm: 0 });
  const swapped = group<{ readonly a: number; readonly b: number }>({
    a: depending(({ b }: { b: number }) => whole("a", "a", [0, b, 9]), 0),
    b: whole("b", "b", [0, 3, 9]),
  });
  const read = (query: string) =>
    swapped.read({ params: new URLSearchParams(query), notices: [] }, undefined);
  expect(read("b=7")).toEqual({ a: 7, b: 7 });
  expect(read("a=1")).toEqual({ a: 1, b: 3 });
});

it("[TLS-2] an absent optional value is not a property of the document", () => {
  expect(decode("n=4").document).not.toHaveProperty("copies");
});

it("[TLS-2] without a required field there is no document, unless one can be made", async () => {
  const size: Field<number> = {
    ...whole("n", "size", [1, 4, 9]),
    read: (reading) => {
      const said = reading.params.get("n");
      if (said === null) reading.missing = "A size is needed.";
      return Number(said ?? 4);
    },
  };
  const made = describe<Poster>({
    fields: { ...fields, size },
    first: "n=4",
    make: (rest) => (rest.title === "" ? undefined : async () => ({ ...rest, size: 9 })),
  });
  expect(made.decode(new URLSearchParams("paper=gloss"))).toEqual({
    document: undefined,
    notices: ["A size is needed."],
  });
  const { document, notices, make } = made.decode(new URLSearchParams("t=Hello"));
  expect([document, notices]).toEqual([undefined, []]);
  expect(await make?.()).toMatchObject({ size: 9, title: "Hello" });
});

/** Version 1 had the paper size as a number, version 2 has it as text. */
const migrations: readonly Migration[] = [
  (params) => {
    const next = new URLSearchParams(params);
    if (params.get("paper") === "1") next.set("paper", "gloss");
    return next;
  },
  (params) => {
    const next = new URLSearchParams(params);
    if (params.get("n") === "large") next.set("n", "9");
    return next;
  },
];

it("[TLS-2] migrates links of every earlier version, step by step", () => {
  const third = describe<Poster>({ fields, given: ["n"], first: "n=4", migrations });
  const read = (query: string) => third.decode(new URLSearchParams(query));
  expect(third.version).toBe(3);
  expect(third.encode(third.first()).toString()).toBe("v=3");
  const wanted = { size: 9, paper: "gloss" };
  expect(read("n=large&paper=1").document).toMatchObject(wanted);
  expect(read("n=large&paper=1&v=1").document).toMatchObject(wanted);
  expect(read("n=large&paper=gloss&v=2").document).toMatchObject(wanted);
  expect(read("n=9&paper=gloss&v=3").document).toMatchObject(wanted);
  expect(read("n=large&paper=1&v=2").notices).toEqual(["“1” is no paper here; matte was taken."]);
  for (const odd of ["0", "-4", "x", "", "1e999"]) {
    expect(read(`n=9&v=${odd}`).document?.size).toBe(9);
  }
  expect(read("n=9&v=4").notices.join()).toContain("newer version");
  expect(read("v=4").notices.join()).toContain("newer version");
});

it("[TLS-2] a mapped field is written the same in the address", () => {
  const inches = mapped(
    whole("in", "inches", [1, 2, 9]),
    (value) => value * 25.4,
    (mm) => Math.round(mm / 25.4),
  );
  const params = new URLSearchParams();
  inches.write(76.2, params, undefined);
  expect(params.toString()).toBe("in=3");
  expect(inches.read({ params, notices: [] }, undefined)).toBeCloseTo(76.2);
});
