/** Prints the results, each line with the seconds since the start. */
export interface Report {
  say(text: string): void;
  /** Prints the end of a part of the test and the sentences in `wrong`, which it empties. */
  end(name: string, wrong: string[]): void;
  /** Records how long the service took to come back after a fault. */
  took(fault: string, ms: number): void;
  /** Prints for each fault the longest time until the service was back. */
  times(): void;
  /** Whether any part had errors. */
  hasFailed(): boolean;
}

const MAX_LINES = 10;

export function createReport(): Report {
  const startedMs = performance.now();
  const times = new Map<string, number[]>();
  let hasFailed = false;
  const say = (text: string) =>
    console.log(`${((performance.now() - startedMs) / 1000).toFixed(1).padStart(6)} s  ${text}`);
  return {
    say,
    end(name, wrong) {
      if (wrong.length > 0) hasFailed = true;
      say(wrong.length === 0 ? name : `WRONG: ${name}`);
      for (const line of wrong.slice(0, MAX_LINES)) console.log(`          ${line}`);
      wrong.length = 0;
    },
    took(fault, ms) {
      times.set(fault, [...(times.get(fault) ?? []), ms]);
    },
    times() {
      for (const [fault, all] of times)
        say(`${fault}: ${all.length} times, back within ${Math.round(Math.max(...all))} ms`);
    },
    hasFailed: () => hasFailed,
  };
}
