/**
 * Keeps the sign-in of this browser alive and known, and ends it in all tabs at once (SES-1). One tab asks for all:
 * they wait for the same lock, and what it learns is told to the others.
 */
import * as v from "valibot";
import { TabMessage } from "./session-answers.ts";
import { isDue, NO_PLAN, planAfter, type RefreshAnswer } from "./session-plan.ts";
import { type SessionState, sessionStore } from "./session-store.ts";

const LOCK = "tincture-refresh";
const CHANNEL = "tincture-session";
const EXPIRED = "user-token-expired";

export interface KeeperParts {
  /** Asks the server; never throws. */
  readonly refresh: () => Promise<RefreshAnswer>;
  readonly hint: { has(): boolean; set(isSignedIn: boolean): void };
  /** Whoever was signed in no longer is; `wasSignedIn` when this tab knew of them. */
  readonly onEnded?: (code: string, wasSignedIn: boolean) => void;
}

export interface SessionKeeper {
  /** Asks now: after signing in, or when the record of the person has changed. */
  refresh(): Promise<SessionState>;
  /** Asks if there is a reason to: a new page, a tab that is looked at again, a network that is back. */
  wake(): void;
  /** It is over: forgets it here and in the other tabs. */
  end(code: string): void;
  stop(): void;
}

export function startSessionKeeper({ refresh, hint, onEnded }: KeeperParts): SessionKeeper {
  let plan = NO_PLAN;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was learned: a tab that waited for its turn sees that another has asked meanwhile. */
  let learned = 0;
  let isStopped = false;
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
  const tell = (message: Extract<RefreshAnswer, { kind: "signed-in" | "ended" }>) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin to name
    channel?.postMessage(message);
  };

  const learn = (answer: RefreshAnswer) => {
    if (isStopped) return;
    learned += 1;
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
    const seen = learned;
    await inTurn(async () => {
      if (isStopped || (!isForced && learned !== seen)) return;
      const wasSignedIn = sessionStore.get().status === "signed-in";
      const answer = await refresh();
      learn(answer);
      if (answer.kind === "signed-in" || answer.kind === "ended") tell(answer);
      else if (answer.kind === "visitor" && wasSignedIn) tell({ kind: "ended", code: EXPIRED });
    });
    return sessionStore.get();
  };

  const wake = () => {
    const isSignedIn = sessionStore.get().status === "signed-in";
    const isHinted = hint.has();
    if (isSignedIn && !isHinted) void ask({ isForced: true });
    else if (isSignedIn ? isDue(plan, Date.now()) : isHinted) void ask();
    else if (!isSignedIn && sessionStore.get().status === "unknown")
      sessionStore.set({ status: "signed-out" });
  };
  const onVisible = () => document.visibilityState === "visible" && wake();
  const onMessage = ({ data }: MessageEvent<unknown>) => {
    const read = v.safeParse(TabMessage, data);
    if (read.success) learn(read.output);
  };

  channel?.addEventListener("message", onMessage);
  window.addEventListener("online", wake);
  document.addEventListener("visibilitychange", onVisible);
  wake();

  return {
    refresh: () => ask({ isForced: true }),
    wake,
    end(code) {
      learn({ kind: "ended", code });
      tell({ kind: "ended", code });
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      channel?.close();
      window.removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", onVisible);
    },
  };
}

function stateAfter(before: SessionState, answer: RefreshAnswer): SessionState {
  if (answer.kind === "network" || answer.kind === "error") return before;
  if (answer.kind !== "signed-in") return before.status === "signed-out" ? before : { status: "signed-out" };
  const isSame = before.status === "signed-in" && JSON.stringify(before.user) === JSON.stringify(answer.user);
  return isSame ? before : { status: "signed-in", user: answer.user };
}

/** One tab at a time; where there are no locks, each for itself. */
async function inTurn(run: () => Promise<void>): Promise<void> {
  if ("locks" in navigator) await navigator.locks.request(LOCK, run);
  else await run();
}
