import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import { announce } from "#app/ui/announcer.ts";
import type { AccountAnswer, Intent } from "./account-answer.ts";

/** One form of the account: sent without leaving the page, its answer beside it. Without JavaScript the page answers. */
export function useSection(...intents: readonly [Intent, ...Intent[]]) {
  const fetcher = useFetcher<AccountAnswer>({ key: intents[0] });
  const posted = useActionData<AccountAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = [fetcher.data, posted].find((each) => each !== undefined && intents.includes(each.intent));
  const { data, state } = fetcher;
  useEffect(() => {
    if (state !== "idle" || data === undefined) return;
    if (data.isDone) {
      // Passwords do not stay in their fields.
      form.current?.reset();
      announce(data.message ?? "");
    } else {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    }
  }, [data, state]);
  return { Form: fetcher.Form, form, answer, isBusy: state !== "idle" };
}

/** Tells the top bar and other tabs of a new name or photo, or of the end of the session. */
export async function tellSession(): Promise<void> {
  const { refreshSession } = await import("#app/session/session.ts");
  await refreshSession();
}
