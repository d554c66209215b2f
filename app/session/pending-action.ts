/**
 * The action that a person requested before signing in; stored in this tab during sign-in, and performed afterwards.
 */
import * as v from "valibot";

const KEY = "tincture:pending-action";

const PendingAction = v.object({
  action: v.picklist(["save", "like", "publish", "collect"]),
  title: v.string(),
  colors: v.array(v.string()),
  itemId: v.optional(v.string()),
  /** What the work of a tool is besides its colors; the server validates it. */
  content: v.optional(v.record(v.string(), v.unknown())),
  /** Path and query of the page on which it was requested. */
  from: v.string(),
});
export type PendingAction = v.InferOutput<typeof PendingAction>;

/** False if the browser refuses storage. */
export function storePendingAction(action: PendingAction): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(action));
    return true;
  } catch {
    return false;
  }
}

/** Returns the pending action, and removes it. */
export function takePendingAction(): PendingAction | undefined {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const read = v.safeParse(PendingAction, JSON.parse(text ?? "null"));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
}
