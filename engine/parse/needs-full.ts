/** All but words and hex: a function, numbers, code, a class, or what stands around a color where it is copied. */
const MORE = /[^\w\s#-]|-(?:\d|white$|black$|transparent$|color-)|\d\s+\S|^\s*0x/i;

/** Whether a text that the small parser refuses may be a color of the full one. */
export function needsFullParser(text: string): boolean {
  return MORE.test(text);
}
