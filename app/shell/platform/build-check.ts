/** Checks whether a newer build is served (PLT-3): 1 s after load unless the connection is slow, then hourly. */
import { LATEST_BUILD_PATH, readBuildMeta } from "#domain/shell/build-meta.ts";
import { BUILD_POLL_MS, FIRST_BUILD_CHECK_MS } from "#domain/shell/platform-times.ts";

export interface BuildCheckParts {
  /** Id of the build that this page belongs to. */
  readonly ownId: string;
  readonly isSlow: boolean;
  /** Called once with the id of the newer build; no checks follow. */
  readonly onNewer: (id: string) => void;
}

/** Returns the function that stops it. Network errors and invalid answers are ignored. */
export function startBuildCheck({ ownId, isSlow, onNewer }: BuildCheckParts): () => void {
  const stopping = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async (): Promise<void> => {
    const id = await latestBuild(stopping.signal);
    if (stopping.signal.aborted) return;
    if (id !== undefined && id !== ownId) onNewer(id);
    else timer = setTimeout(() => void look(), BUILD_POLL_MS);
  };
  timer = setTimeout(() => void look(), isSlow ? BUILD_POLL_MS : FIRST_BUILD_CHECK_MS);
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}

async function latestBuild(signal: AbortSignal): Promise<string | undefined> {
  try {
    const answer = await fetch(LATEST_BUILD_PATH, { cache: "no-store", signal });
    return answer.ok ? readBuildMeta(await answer.json())?.id : undefined;
  } catch {
    return undefined;
  }
}

/** True if the person enabled data saving, or the browser reports a 2g connection. False if it does not report. */
export function isSlowConnection(connection: unknown): boolean {
  if (typeof connection !== "object" || connection === null) return false;
  const saveData = "saveData" in connection && connection.saveData === true;
  const type = "effectiveType" in connection ? connection.effectiveType : undefined;
  return saveData || type === "2g" || type === "slow-2g";
}
