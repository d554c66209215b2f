import { expect, it } from "vitest";
import { problemOfFormat, problemOfMemory, problemOfSize } from "./export-problem.ts";

it("[SUB-2] the free plan ends at 4096 px, Pro at 8192, and no plan goes beyond", () => {
  expect(problemOfSize({ width: 4096, height: 12 }, "png", "free")).toBeUndefined();
  expect(problemOfSize({ width: 12, height: 4097 }, "png", "free")).toMatchObject({
    reason: "plan",
    largestPx: 4096,
  });
  expect(problemOfSize({ width: 8192, height: 8192 }, "png", "pro")).toBeUndefined();
  expect(problemOfSize({ width: 8193, height: 1 }, "png", "pro")).toEqual({
    reason: "size",
    largestPx: 8192,
    message: "Pictures go up to 8192 px a side.",
  });
});

it("[GRD-2] AVIF is limited by its encoder's memory, and the message names the largest size of this shape", () => {
  expect(problemOfSize({ width: 7680, height: 4320 }, "avif", "pro")).toBeUndefined();
  const problem = problemOfSize({ width: 8192, height: 8192 }, "avif", "pro");
  expect(problem).toEqual({
    reason: "size",
    largestPx: 6324,
    message: "AVIF of this shape goes up to 6324 px a side; PNG goes at this size.",
  });
  expect(problemOfSize({ width: 6324, height: 6324 }, "avif", "pro")).toBeUndefined();
});

it.each([
  [0, 10],
  [10, 10.5],
  [Number.NaN, 10],
])("[GRD-2] %d × %d is not a valid size", (width, height) => {
  expect(problemOfSize({ width, height }, "png", "pro")?.reason).toBe("size");
});

it("[GRD-2] an unsupported format names the supported ones", () => {
  expect(problemOfFormat("avif", ["png", "jpeg"]).message).toBe(
    "This browser does not write AVIF. It writes PNG and JPEG.",
  );
  expect(problemOfFormat("webp", ["png"]).message).toBe("This browser does not write WebP. It writes PNG.");
});

it("[GRD-2] too little memory names the largest possible side", () => {
  const size = { width: 8192, height: 4096 };
  expect(problemOfMemory(size, "jpeg", 0.64)).toEqual({
    reason: "memory",
    largestPx: 5242,
    message:
      "There is not enough memory for 8192 × 4096 pixels as JPEG. It goes up to 5242 px a side; PNG goes at this size.",
  });
  expect(problemOfMemory(size, "webp", 0)).not.toHaveProperty("largestPx");
  expect(problemOfMemory(size, "png", 0.5).message).toBe(
    "There is not enough memory for 8192 × 4096 pixels.",
  );
});
