import fc from "fast-check";
import { expect, it } from "vitest";
import { easedComment, readEasedComment } from "./eased-comment.ts";

it("[GRD-2] the comment with easings is read as it was written, also when a formatter has broken its lines", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.0001, max: 1, noNaN: true }),
      fc.string({ minLength: 1 }).filter((own) => own.trim() !== "" && !own.includes("*/")),
      (tolerance, own) => {
        const text = easedComment({ tolerance, own });
        const read = { tolerance, own: own.trim() };
        expect(readEasedComment(`a { b: c }\n${text}`)).toEqual(read);
        expect(
          readEasedComment(text.replace("eased within ", "Eased\n   within\t").replace(": ", ":\n")),
        ).toEqual(read);
      },
    ),
  );
  expect(readEasedComment("/* eased within nothing: linear-gradient(red, blue) */")).toBeUndefined();
  expect(readEasedComment("/* eased within 0.01: */")).toBeUndefined();
});
