import { expect, it } from "vitest";
import { DEFAULT_POLICY, passwordMessage, passwordProblem, policyText } from "./password-policy.ts";

const STRICT = {
  ...DEFAULT_POLICY,
  minPasswordLength: 8,
  containsLowercaseCharacter: true,
  containsUppercaseCharacter: true,
  containsNumericCharacter: true,
  containsNonAlphanumericCharacter: true,
};

it.each([
  ["", "missing"],
  ["12345", "too-short"],
  ["x".repeat(129), "too-long"],
  ["123456", undefined],
  ["x".repeat(128), undefined],
] as const)("[ACC-2] checks %o by the default policy", (password, problem) => {
  expect(passwordProblem(password, DEFAULT_POLICY)).toBe(problem);
});

it("[ACC-2] requires each kind of character that the policy names", () => {
  expect(passwordProblem("Clay-2-sand", STRICT)).toBeUndefined();
  for (const password of ["clay-2-sand", "CLAY-2-SAND", "Clay-x-sand", "Clay2sand"])
    expect(passwordProblem(password, STRICT)).toBe("too-simple");
  expect(policyText(STRICT)).toBe(
    "At least 8 characters, with a small letter, a capital letter, a digit and a sign.",
  );
  expect(policyText(DEFAULT_POLICY)).toBe("At least 6 characters.");
  expect(passwordMessage("too-short", DEFAULT_POLICY)).toBe("Use at least 6 characters.");
});

it("[ACC-2] rejects common passwords only if the policy says so", () => {
  const isCommon = () => true;
  expect(passwordProblem("anything", DEFAULT_POLICY, isCommon)).toBe("too-common");
  expect(passwordProblem("anything", { ...DEFAULT_POLICY, blockCommon: false }, isCommon)).toBeUndefined();
});
