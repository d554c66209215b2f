/** The global dialogs (SHL-8): each opens when its shared flag is set, from anywhere. */
import { isFocusedFirst } from "./first-field.ts";
import { holdKeys } from "./held-keys.ts";
import { createStore } from "./store.ts";

export interface SignupRequest {
  /** Title of the pending item: "Keep this palette". */
  readonly title: string;
  /** Its colors, shown in the dialog; any CSS colors. */
  readonly colors: readonly string[];
  /** The action to perform after sign-in. */
  readonly action: "save" | "like" | "publish" | "collect";
  /** Id of the library item, if there is one. */
  readonly itemId?: string;
  /** The content of the new item, if the work is more than a palette of these colors; passed on to the server. */
  readonly content?: object;
}

export interface ProRequest {
  /** The Pro feature: "8192 px is a Pro size". */
  readonly title: string;
  /** The free alternative, as the second button: "Export 4096 px". */
  readonly freeWay?: { readonly label: string; readonly run: () => void };
}

export interface DialogFlags {
  readonly feedback: true;
  readonly signup: SignupRequest;
  readonly pro: ProRequest;
}

type State = { readonly [Name in keyof DialogFlags]?: DialogFlags[Name] };

export const dialogFlags = createStore<State>({});

/** Dialogs that are opened to type into their first field. */
const TYPED: readonly (keyof DialogFlags)[] = ["feedback", "signup"];
let release = () => {};

export function openDialog<Name extends keyof DialogFlags>(name: Name, request: DialogFlags[Name]): void {
  release();
  if (TYPED.includes(name) && isFocusedFirst()) release = holdKeys({ onEscape: () => closeDialog(name) });
  dialogFlags.set({ ...dialogFlags.get(), [name]: request });
}

export function closeDialog(name: keyof DialogFlags): void {
  release();
  const { [name]: _closed, ...rest } = dialogFlags.get();
  dialogFlags.set(rest);
}
