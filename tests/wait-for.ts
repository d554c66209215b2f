import { vi } from "vitest";
import { WAIT_MS } from "./wait.ts";

/** `vi.waitFor`, whose own limit is a second and cannot be set in vitest.config.ts. */
export const waitFor = <Result>(run: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(run, { timeout: WAIT_MS, interval: 20 });
