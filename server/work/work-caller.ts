/** On whose account work is done: a client address, or the account of an API key. */
import { AsyncLocalStorage } from "node:async_hooks";

const callers = new AsyncLocalStorage<string>();

export function runAs<Result>(caller: string | undefined, run: () => Result): Result {
  return caller === undefined ? run() : callers.run(caller, run);
}

/** Undefined for work of the server itself, which has no budget. */
export function currentCaller(): string | undefined {
  return callers.getStore();
}
