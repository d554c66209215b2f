/** How long a test waits for a state, in milliseconds: long, because a busy machine must not fail a test. */
export const WAIT_MS = 60_000;
