import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { FeedbackSchema, pictureType } from "./feedback.ts";

const check = (given: unknown) => v.safeParse(FeedbackSchema, given);

describe("[SHL-8] feedback", () => {
  it("accepts a message with and without an email address", () => {
    expect(check({ kind: "idea", message: "More greens", email: "" }).success).toBe(true);
    expect(check({ kind: "praise", message: "Thank you", email: "ada@example.com" }).success).toBe(true);
  });
  it.each([
    [{ kind: "spam", message: "x" }, "Choose"],
    [{ kind: "idea", message: "   " }, "Write a message."],
    [{ kind: "idea", message: "x".repeat(4001) }, "4000"],
    [{ kind: "idea", message: "a\u0000b" }, "cannot be shown"],
    [{ kind: "idea", message: "x", email: "nobody" }, "not an email"],
  ])("reports the problem of %o", (given, words) => {
    const result = check(given);
    expect(result.success).toBe(false);
    if (!result.success) expect(result.issues[0].message).toContain(words);
  });
  it("detects the type of a picture by its bytes", () => {
    expect(pictureType(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]))).toBe(
      "image/png",
    );
    expect(pictureType(new TextEncoder().encode("<svg>"))).toBeUndefined();
    expect(pictureType(new Uint8Array())).toBeUndefined();
  });
});
