// Around the tests of each file: the application is open before the first one, and none may make it log an error.
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
    // The log goes to the stream itself.
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
