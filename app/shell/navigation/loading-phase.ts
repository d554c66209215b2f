/**
 * Timing of the loading bar (SHL-4), independent of React so that each constant can be tested: hidden for the first
 * 200 ms, then growing over 2000 ms, full at the end, hidden 500 ms later, reset 400 ms after that.
 */
export const LOADING_BAR_MS = { throttle: 200, duration: 2000, hideDelay: 500, resetDelay: 400 } as const;

export interface LoadingPhase {
  /** 0 to 100. */
  readonly percent: number;
  readonly isVisible: boolean;
}

export interface LoadingBar {
  start(): void;
  finish(): void;
  dispose(): void;
}

const TICK_MS = 100;
/** The bar approaches this value while loading continues. */
const WAIT_PERCENT = 95;

export function createLoadingBar(show: (phase: LoadingPhase) => void): LoadingBar {
  let timers: ReturnType<typeof setTimeout>[] = [];
  let ticker: ReturnType<typeof setInterval> | undefined;
  let isShown = false;

  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    timers = [];
    clearInterval(ticker);
  };
  const later = (run: () => void, delayMs: number) => {
    timers.push(setTimeout(run, delayMs));
  };
  const run = () => {
    isShown = true;
    let elapsedMs = 0;
    show({ percent: 0, isVisible: true });
    ticker = setInterval(() => {
      elapsedMs += TICK_MS;
      const share = Math.min(1, elapsedMs / LOADING_BAR_MS.duration);
      show({ percent: WAIT_PERCENT * (1 - (1 - share) ** 2), isVisible: true });
      if (share === 1) clearInterval(ticker);
    }, TICK_MS);
  };

  return {
    start() {
      clear();
      later(run, LOADING_BAR_MS.throttle);
    },
    finish() {
      clear();
      if (!isShown) return;
      isShown = false;
      show({ percent: 100, isVisible: true });
      later(() => show({ percent: 100, isVisible: false }), LOADING_BAR_MS.hideDelay);
      later(
        () => show({ percent: 0, isVisible: false }),
        LOADING_BAR_MS.hideDelay + LOADING_BAR_MS.resetDelay,
      );
    },
    dispose: clear,
  };
}
