/** What changed in a file, as `git apply` and `patch -p1` take it. */
import { createTwoFilesPatch } from "diff";

/** A unified diff with three lines around each change; "" for equal texts. */
export function fileDiff(name: string, before: string, after: string): string {
  if (before === after) return "";
  const path = name.replace(/^\/+/, "");
  const whole = createTwoFilesPatch(`a/${path}`, `b/${path}`, before, after, "", "", { context: 3 });
  return whole.slice(whole.indexOf("---"));
}
