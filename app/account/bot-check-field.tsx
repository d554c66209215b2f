import { useEffect, useRef } from "react";
import { BOT_CHECK_FIELD, type BotCheckAction } from "#domain/account/bot-check.ts";
import { prepareBotCheck, takeBotCheck } from "./bot-check.ts";

export interface BotCheckFieldProps {
  /** What each button of the form asks for, by its value; "" is the button without one. Others go without. */
  readonly actions: Readonly<Record<string, BotCheckAction>>;
}

/**
 * A hidden field of the form it stands in. The work begins when the form is first touched; a form that is sent
 * sooner waits for it. Without JavaScript it stays empty, and the server lets fewer such forms through.
 */
export function BotCheckField({ actions }: BotCheckFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });

  useEffect(() => {
    const input = ref.current;
    const form = input?.form;
    if (!input || !form) return;
    let isSolved = false;
    let isWorking = false;

    const begin = (): void => {
      const first = latest.current[""];
      if (first !== undefined) prepareBotCheck(first);
    };
    const onSubmit = (event: SubmitEvent): void => {
      const { submitter } = event;
      const action = latest.current[submitter instanceof HTMLButtonElement ? submitter.value : ""];
      if (isSolved || action === undefined) {
        isSolved = false;
        // Each solution is good for one request; what is sent has been read by then.
        setTimeout(() => {
          input.value = "";
        });
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      if (isWorking) return;
      isWorking = true;
      form.setAttribute("aria-busy", "true");
      void takeBotCheck(action)
        // Sent without: the server says what it makes of that.
        .catch(() => "")
        .then((solution) => {
          input.value = solution;
          [isSolved, isWorking] = [true, false];
          form.removeAttribute("aria-busy");
          form.requestSubmit(submitter);
        });
    };

    form.addEventListener("focusin", begin, { once: true });
    form.addEventListener("submit", onSubmit);
    return () => {
      form.removeEventListener("focusin", begin);
      form.removeEventListener("submit", onSubmit);
    };
  }, []);

  return <input ref={ref} type="hidden" name={BOT_CHECK_FIELD} defaultValue="" />;
}
