import { graphemes } from "#engine/typeset/graphemes.ts";

/** Scripts whose letters join: apart, they would take other forms. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}]/u;

/** What is painted one by one if each letter has the gradient: a letter, or a word of a script that joins its letters. */
export function paintedLetters(text: string): readonly string[] {
  const letters: string[] = [];
  let isJoining = false;
  for (const letter of graphemes(text)) {
    const joins = JOINED.test(letter);
    if (joins && isJoining) letters.push(`${letters.pop() ?? ""}${letter}`);
    else letters.push(letter);
    isJoining = joins;
  }
  return letters;
}
