/** Simulated other sites, since the browser has no network: their answers, and the requests they received. */
import { onTestFinished } from "vitest";
import { commands } from "vitest/browser";

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/** Answers until the end of the test. `address` may contain * and **. */
export async function answerSite(address: string, { body, ...rest }: Answer): Promise<void> {
  onTestFinished(() => commands.forgetSites());
  await commands.answerSite(address, {
    ...rest,
    ...(body !== undefined && { body: btoa(String.fromCharCode(...body)) }),
  });
}

/** Requested addresses, in order. */
export const askedOfSites = (): Promise<readonly string[]> => commands.askedOfSites();
