/**
 * Codes for a lost phone: they are read from paper, so they have small letters and digits of which none looks like
 * another, in two halves.
 */
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";
const HALF = 5;

/** `below` gives a random whole number from 0 to its argument, without it. Ten letters are 49 bits. */
export function newRecoveryCode(below: (most: number) => number): string {
  const letters = Array.from({ length: 2 * HALF }, () => LETTERS.charAt(below(LETTERS.length))).join("");
  return inHalves(letters);
}

/**
 * The code that was typed, in any case and with or without its hyphen. Codes made before have both cases, which count,
 * and are left as they are.
 */
export function readRecoveryCode(typed: string): string {
  const text = typed.trim();
  if (/[a-z]/.test(text) && /[A-Z]/.test(text)) return text;
  const letters = text.toLowerCase().replaceAll(/[\s-]/g, "");
  const isOurs = letters.length === 2 * HALF && [...letters].every((letter) => LETTERS.includes(letter));
  return isOurs ? inHalves(letters) : text;
}

const inHalves = (letters: string): string => `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
