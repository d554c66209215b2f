import { type FormEvent, useId, useState } from "react";
import { announce } from "#app/ui/announcer.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { AuthError } from "#domain/account/auth-errors.ts";
import { MAX_PASSKEYS, type PasskeyView } from "#domain/account/passkey.ts";
import type { AccountAnswer } from "./account-answer.ts";
import { fieldOfError } from "./account-fields.ts";
import { CodeField } from "./code-field.tsx";
import { PasskeyRow, useNaming } from "./passkey-row.tsx";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";
import "./passkeys-section.css";

export interface PasskeysSectionProps {
  readonly passkeys: readonly PasskeyView[];
  readonly hasPassword: boolean;
  readonly hasTwoFactor: boolean;
  readonly nowMs: number;
  readonly onAdd: () => void;
}

/**
 * Passkeys are removed without JavaScript too; adding one needs it, as the browser makes it. The list is after the form,
 * because Enter in a field presses the first button of a form.
 */
export function PasskeysSection({ passkeys, hasPassword, hasTwoFactor, nowMs, onAdd }: PasskeysSectionProps) {
  const id = useId();
  const { Form, form, answer: changed, isBusy } = useSection("passkey-remove", "passkey-rename");
  const { naming, answer: said, setNaming } = useNaming(changed);
  const [added, setAdded] = useState<AccountAnswer>();
  const [isAdding, setIsAdding] = useState(false);
  const answer = added ?? changed;

  const add = async (typed: FormData): Promise<void> => {
    setIsAdding(true);
    const result = await addedPasskey(typed);
    setIsAdding(false);
    setAdded(result);
    if (result.isDone) {
      form.current?.reset();
      announce(result.message ?? "");
      onAdd();
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const { submitter } = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent : {};
    if (submitter?.getAttribute("name") === "passkeyId") return setAdded(undefined);
    event.preventDefault();
    if (!isAdding) void add(new FormData(event.currentTarget));
  };

  return (
    <Section
      title="Passkeys"
      line="Sign in with your fingerprint, face or screen lock. A passkey needs neither password nor code."
    >
      <Form method="post" id={id} ref={form} className="profile-form" noValidate onSubmit={submit}>
        <input type="hidden" name="intent" value="passkey-remove" />
        {hasPassword && (
          <TextField
            label="Your password, to add or remove one"
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={256}
            error={answer?.errors?.["password"]}
          />
        )}
        {hasTwoFactor && <CodeField label="Code of two-step sign-in" error={answer?.errors?.["code"]} />}
        {passkeys.length < MAX_PASSKEYS && (
          <div className="passkeys-new">
            <TextField
              label="Name of a new passkey"
              name="name"
              autoComplete="off"
              maxLength={60}
              hint="Where it is kept, such as Phone."
              error={answer?.errors?.["name"]}
            />
            <Button type="submit" aria-disabled={isAdding}>
              {isAdding ? "Waiting for your device" : "Add a passkey"}
            </Button>
          </div>
        )}
      </Form>
      <SectionNote answer={answer} />
      {passkeys.length > 0 && (
        <ul className="profile-rows">
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              {...{ passkey, nowMs, Form, isBusy }}
              removal={id}
              isNaming={passkey.id === naming}
              answer={said?.values?.["passkeyId"] === passkey.id ? said : undefined}
              onNaming={(which) => {
                setAdded(undefined);
                setNaming(which);
              }}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

async function addedPasskey(typed: FormData): Promise<AccountAnswer> {
  const textOf = (name: string): string => {
    const value = typed.get(name);
    return typeof value === "string" ? value : "";
  };
  const given = { name: textOf("name"), password: textOf("password"), code: textOf("code").trim() };
  try {
    const { addPasskey } = await import("#app/session/passkey-client.ts");
    const outcome = await addPasskey(given);
    return outcome.ok
      ? { intent: "passkey-remove", isDone: true, message: "The passkey is added. You can sign in with it." }
      : refusal(outcome.error);
  } catch {
    const message = "This could not be loaded. Check your connection and try again.";
    return { intent: "passkey-remove", isDone: false, message };
  }
}

function refusal({ code, message }: AuthError): AccountAnswer {
  const field = fieldOfError(code, "password");
  return {
    intent: "passkey-remove",
    isDone: false,
    ...(field === undefined ? { message } : { errors: { [field]: message } }),
    ...(code === "requires-recent-login" && { needsLogin: true }),
  };
}
