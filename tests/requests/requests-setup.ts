// Opens the application before the first test of each file, and fails a test during which it logs an error.
import { afterEach, beforeAll, beforeEach, type MockInstance, vi } from "vitest";
import { openApplication } from "./application.ts";

const OPENING_TIMEOUT_MS = 240_000;

beforeAll(async () => {
  await openApplication();
}, OPENING_TIMEOUT_MS);

let spies: MockInstance[] = [];
const written: string[] = [];

beforeEach(() => {
  written.length = 0;
  const write = process.stdout.write.bind(process.stdout);
  spies = [
    vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
      written.push(words.map(String).join(" "));
    }),
    // The logger writes to stdout directly.
    vi.spyOn(process.stdout, "write").mockImplementation((...given: Parameters<typeof write>) => {
      const [text] = given;
      if (String(text).includes('"level":"error"')) written.push(String(text));
      return write(...given);
    }),
  ];
});

afterEach(() => {
  for (const spy of spies) spy.mockRestore();
  if (written.length > 0) throw new Error(`The server wrote down errors:\n${written.join("\n")}`);
});
