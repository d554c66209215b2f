/**
 * Renews this browser's session, and ends it in all tabs at once (SES-1). Tabs share a lock, and the tab that holds it
 * requests the session from the server and broadcasts the answer to the others.
 */
import * as v from "valibot";
import { TabMessage } from "./session-answers.ts";
import { isDue, NO_PLAN, planAfter, type RefreshAnswer } from "./session-plan.ts";
import { type SessionState, sessionStore } from "./session-store.ts";

const LOCK = "tincture-refresh";
const CHANNEL = "tincture-session";
const EXPIRED = "user-token-expired";

export interface KeeperParts {
  /** Requests the session from the server; never throws. */
  readonly refresh: () => Promise<RefreshAnswer>;
  readonly hint: { has(): boolean; set(isSignedIn: boolean): void };
  /** The session has ended; `wasSignedIn` if this tab knew about it. */
  readonly onEnded?: (code: string, wasSignedIn: boolean) => void;
}

export interface SessionKeeper {
  /** Requests the session immediately: after signing in, or when the person's data has changed. */
  refresh(): Promise<SessionState>;
  /** Requests the session if there is a reason to: a new page, a tab that becomes visible, a network that is back. */
  check(): void;
  /** Applies a message that the server has pushed, here and in the other tabs. */
  receive(answer: Extract<RefreshAnswer, { kind: "signed-in" }>): void;
  /** Ends the session here and in the other tabs. */
  end(code: string): void;
  stop(): void;
}

export function startSessionKeeper({ refresh, hint, onEnded }: KeeperParts): SessionKeeper {
  let plan = NO_PLAN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * Number of received answers. It tells a tab that waited for the lock whether another tab has received one meanwhile.
   */
  let answers = 0;
  let isStopped = false;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  const broadcast = (message: Extract<RefreshAnswer, { kind: "signed-in" | "ended" }>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has no target origin
    channel?.postMessage(message);
  };

  const applyAnswer = (answer: RefreshAnswer) => {
    if (isStopped || isOfAnother(sessionStore.get(), answer)) return;
    answers += 1;
    plan = planAfter(plan, answer, Date.now());
    clearTimeout(timer);
    if (plan.nextAtMs !== undefined) timer = setTimeout(() => void ask(), plan.nextAtMs - Date.now());
    const before = sessionStore.get();
    const state = stateAfter(before, answer);
    if (answer.kind !== "network" && answer.kind !== "error") hint.set(answer.kind === "signed-in");
    if (state !== before) sessionStore.set(state);
    const wasSignedIn = before.status === "signed-in";
    if (answer.kind === "ended") onEnded?.(answer.code, wasSignedIn);
    else if (answer.kind === "visitor" && wasSignedIn) onEnded?.(EXPIRED, true);
  };

  const ask = async ({ isForced = false } = {}): Promise<SessionState> => {
    const seen = answers;
    await inTurn(async () => {
      if (isStopped || (!isForced && answers !== seen)) return;
      const wasSignedIn = sessionStore.get().status === "signed-in";
      const answer = await refresh();
      applyAnswer(answer);
      if (answer.kind === "signed-in" || answer.kind === "ended") broadcast(answer);
      else if (answer.kind === "visitor" && wasSignedIn) broadcast({ kind: "ended", code: EXPIRED });
    });
    return sessionStore.get();
  };

  const check = () => {
    const isSignedIn = sessionStore.get().status === "signed-in";
    const isHinted = hint.has();
    if (isSignedIn && !isHinted) void ask({ isForced: true });
    else if (isSignedIn ? isDue(plan, Date.now()) : isHinted) void ask();
    else if (!isSignedIn && sessionStore.get().status === "unknown")
      sessionStore.set({ status: "signed-out" });
  };
  const onVisible = () => document.visibilityState === "visible" && check();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(TabMessage, data);
    if (read.success) applyAnswer(read.output);
  };

  channel?.addEventListener("message", onMessage);
  window.addEventListener("online", check);
  document.addEventListener("visibilitychange", onVisible);
  check();

  return {
    refresh: () => ask({ isForced: true }),
    check,
    receive(answer) {
      applyAnswer(answer);
      broadcast(answer);
    },
    end(code) {
      applyAnswer({ kind: "ended", code });
      broadcast({ kind: "ended", code });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      channel?.close();
      window.removeEventListener("online", check);
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}

/** Whether a pushed message is outdated: the session has ended, or another person has signed in. */
function isOfAnother(state: SessionState, answer: RefreshAnswer): boolean {
  if (answer.kind !== "signed-in" || answer.expiresInS !== undefined) return false;
  return state.status !== "signed-in" || state.user.uid !== answer.user.uid;
}

function stateAfter(before: SessionState, answer: RefreshAnswer): SessionState {
  if (answer.kind === "network" || answer.kind === "error") return before;
  if (answer.kind !== "signed-in") return before.status === "signed-out" ? before : { status: "signed-out" };
  const { kind: _, expiresInS: __, ...account } = answer;
  const next: SessionState = { status: "signed-in", ...account };
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}

/** Runs in one tab at a time; without Web Locks each tab runs on its own. */
async function inTurn(run: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(LOCK, run);
  else await run();
}
