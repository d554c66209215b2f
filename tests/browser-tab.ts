/**
 * A simulated tab history: holds 50 entries as Chromium and Firefox do, performs jumps asynchronously, and limits the
 * number of changes in a time span as WebKit does; beyond the limit it ignores changes silently.
 */
import type { BrowserHistory } from "#app/workbench/history/address-projection.ts";

export class BrowserTab implements BrowserHistory {
  static readonly MOST = 50;
  static readonly MAX_WRITES = 100;
  static readonly WRITES_MS = 10_000;
  timeMs = 0;
  entries: { state: unknown; url: string }[] = [{ state: { idx: 0, key: "other" }, url: "/other" }];
  index = 0;
  refused = 0;
  jumped = 0;
  readonly #jumps: number[] = [];
  #writesMs: number[] = [];
  #timers: { run: () => void; atMs: number }[] = [];

  get state(): unknown {
    return this.entries[this.index]?.state;
  }
  get url(): string {
    return this.entries[this.index]?.url ?? "";
  }
  get length(): number {
    return this.entries.length;
  }
  get isBusy(): boolean {
    return this.#jumps.length > 0 || this.#timers.length > 0;
  }
  pushState(state: unknown, _unused: string, url?: string | URL | null): void {
    if (!this.#mayWrite()) return;
    this.entries = [...this.entries.slice(0, this.index + 1), { state, url: String(url) }].slice(
      -BrowserTab.MOST,
    );
    this.index = this.entries.length - 1;
  }
  replaceState(state: unknown, _unused: string, url?: string | URL | null): void {
    if (!this.#mayWrite()) return;
    this.entries[this.index] = { state, url: url === undefined ? this.url : String(url) };
  }
  go(delta: number): void {
    if (this.#mayWrite()) this.#jumps.push(delta);
  }
  later = (run: () => void, ms: number) => {
    const timer = { run, atMs: this.timeMs + ms };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };
  /** Performs the oldest pending jump. True when it causes a popstate event. */
  jump(): boolean {
    const to = this.index + (this.#jumps.shift() ?? 0);
    if (to === this.index || this.entries[to] === undefined) return false;
    this.index = to;
    this.jumped += 1;
    return true;
  }
  pass(ms: number): void {
    this.timeMs += ms;
    const due = this.#timers.filter(({ atMs }) => atMs <= this.timeMs);
    this.#timers = this.#timers.filter(({ atMs }) => atMs > this.timeMs);
    for (const { run } of due) run();
  }
  #mayWrite(): boolean {
    this.#writesMs = this.#writesMs.filter((ms) => ms > this.timeMs - BrowserTab.WRITES_MS);
    if (this.#writesMs.length >= BrowserTab.MAX_WRITES) {
      this.refused += 1;
      return false;
    }
    this.#writesMs.push(this.timeMs);
    return true;
  }
}
