import { expect, it } from "vitest";
import { newRecoveryCode, readRecoveryCode } from "./recovery-code.ts";

it("[ACC-1] [CU25] a recovery code has no letter that looks like another, and one case", () => {
  let at = 0;
  const every = Array.from({ length: 31 }, () => newRecoveryCode((most) => at++ % most));
  expect(new Set(every.join("")).size).toBe(32);
  for (const code of every) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
});

it.each(["7kmpq-x2wyz", "7KMPQ-X2WYZ", "7kmpqx2wyz", " 7kmpq x2wyz ", "7KMPQX2WYZ"])(
  "[ACC-1] [CU25] %j is read as the code that was shown",
  (typed) => expect(readRecoveryCode(typed)).toBe("7kmpq-x2wyz"),
);

it.each(["1pL0x-aB3dE", "123456", "7kmpq-x2wy", "hello there", ""])(
  "[ACC-1] a code made before, of the app, or of nothing stays as it is: %j",
  (typed) => expect(readRecoveryCode(typed)).toBe(typed),
);
