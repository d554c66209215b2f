/** The texts of the previews, unchanged or lengthened to simulate translations. */
import { createContext, useContext } from "react";

/** Factor by which a translation may be longer than English; short labels in Finnish and German double. */
const LONGER = 1.8;

/** Repeats the words of a text until it is 1.8 times as long; numbers are unchanged. */
export function lengthen(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  const words = text.split(" ");
  const more: string[] = [];
  for (let at = 0; [text, ...more].join(" ").length < text.length * LONGER; at += 1)
    more.push((words[at % words.length] ?? text).toLowerCase());
  return [text, ...more].join(" ");
}

export const LongText = createContext(false);

export function useWords(): (text: string) => string {
  const isLong = useContext(LongText);
  return (text) => (isLong ? lengthen(text) : text);
}
