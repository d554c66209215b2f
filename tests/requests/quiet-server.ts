// The server writes an error down where something of its own failed: no request of these tests may make it do so.
import { afterEach, beforeEach, type MockInstance, vi } from "vitest";

let spies: MockInstance[] = [];
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  const write = process.stdout.write.bind(process.stdout);
  spies = [
    vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
      written.push(words.map(String).join(" "));
    }),
    // The log goes to the stream itself.
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      if (!String(text).includes('"level":"error"')) return write(text);
      written.push(String(text));
      return true;
    }),
  ];
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  if (written.length > 0) throw new Error(`The server wrote down errors:\n${written.join("\n")}`);
});
