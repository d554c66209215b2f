/** The texts of the previews, unchanged or lengthened to simulate translations. */
import { createContext, useContext } from "react";

/** Factor by which a translation may be longer than English; short labels in Finnish and German double. */
const LONGER = 1.8;

/** Words of German and Finnish, short ones among long ones, as translations have them. */
const WORDS = [
  "Gewächshausbelüftung",
  "und",
  "kylvöaikataulu",
  "Mindestbestellmenge",
  "siemenpussi",
  "für",
  "Lieferbenachrichtigung",
  "ja",
  "varastotilanne",
  "Aussaatkalender",
] as const;

/** Follows a text by words until it is 1.8 times as long; numbers are unchanged. */
export function lengthen(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  let long = text;
  // Each text begins at another word, so that a column of them does not repeat one.
  for (let at = text.length; long.length < text.length * LONGER; at += 1)
    long = `${long} ${WORDS[at % WORDS.length] ?? ""}`;
  return long;
}

export const LongText = createContext(false);

export function useWords(): (text: string) => string {
  const isLong = useContext(LongText);
  return (text) => (isLong ? lengthen(text) : text);
}
