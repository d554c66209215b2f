import { useEffect, useRef } from "react";
import { useActionData, useFetcher } from "react-router";
import { announce } from "#app/ui/announcer.ts";
import type { AccountAnswer, Intent } from "./account-answer.ts";

/**
 * One form of the account page, submitted without leaving the page. Without JavaScript the server renders its result.
 */
export function useSection(...intents: readonly [Intent, ...Intent[]]) {
  const fetcher = useFetcher<AccountAnswer>({ key: intents[0] });
  const posted = useActionData<AccountAnswer>();
  const form = useRef<HTMLFormElement>(null);
  const answer = [fetcher.data, posted].find((each) => each !== undefined && intents.includes(each.intent));
  const { data, state } = fetcher;
  useEffect(() => {
    if (state !== "idle" || data === undefined) return;
    if (data.isDone) {
      // Passwords must not stay in their fields.
      form.current?.reset();
      announce(data.message ?? "");
    } else {
      form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    }
  }, [data, state]);
  return { Form: fetcher.Form, form, answer, isBusy: state !== "idle" };
}

/** Updates the top bar and other tabs after a change of name or photo, or the end of the session. */
export async function refreshAfterChange(): Promise<void> {
  const { refreshSession } = await import("#app/session/session.ts");
  await refreshSession();
}
