/** Codes of authenticator apps: https://www.rfc-editor.org/rfc/rfc6238. */
import { createHmac, timingSafeEqual } from "node:crypto";

export const STEP_S = 30;
const DIGITS = 6;
/** The library also accepts the codes of the previous and the next time step. */
const STEPS = [-1, 0, 1];

/** The time step of a code; undefined if it matches none of the accepted steps. */
export function stepOfCode(secret: string, code: string, nowMs: number = Date.now()): number | undefined {
  const now = Math.floor(nowMs / (STEP_S * 1000));
  return STEPS.map((ahead) => now + ahead).find((step) => isEqual(codeOfStep(secret, step), code));
}

export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", secret).update(counter).digest();
  // RFC 4226 §5.3: the last four bits are the offset of the number.
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}

function isEqual(own: string, given: string): boolean {
  const [a, b] = [Buffer.from(own), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
