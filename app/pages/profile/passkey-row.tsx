/** A passkey in the list of its owner: its name, which can be changed in its place, and its removal. */
import { useEffect, useRef, useState } from "react";
import { type FetcherWithComponents, useLocation } from "react-router";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { PasskeyView } from "#domain/account/passkey.ts";
import { relativeTime } from "#domain/shell/relative-time.ts";
import type { AccountAnswer } from "./account-answer.ts";

/** Without JavaScript the address says which passkey is being renamed. */
const NAMING = "rename";

/**
 * Which passkey is being renamed, until an answer says that it is; and `answer`, unless it was given before the field
 * was opened.
 */
export function useNaming(answer: AccountAnswer | undefined) {
  const asked = new URLSearchParams(useLocation().search).get(NAMING) ?? undefined;
  const [state, setState] = useState<{ naming: string | undefined; before: AccountAnswer | undefined }>({
    naming: asked,
    before: undefined,
  });
  const isNew = answer !== undefined && answer !== state.before;
  const isNamed = isNew && answer.intent === "passkey-rename" && answer.isDone;
  return {
    naming: isNamed ? undefined : state.naming,
    answer: isNew ? answer : undefined,
    setNaming: (naming: string | undefined): void => setState({ naming, before: answer }),
  };
}

interface PasskeyRowProps {
  readonly passkey: PasskeyView;
  readonly nowMs: number;
  readonly Form: FetcherWithComponents<AccountAnswer>["Form"];
  readonly isBusy: boolean;
  /** The id of the form that removes passkeys. */
  readonly removal: string;
  readonly isNaming: boolean;
  /** Of the last try to rename this one. */
  readonly answer: AccountAnswer | undefined;
  readonly onNaming: (id: string | undefined) => void;
}

export function PasskeyRow({
  passkey: { id, name, createdMs, lastUsedMs },
  nowMs,
  Form,
  isBusy,
  removal,
  isNaming,
  answer,
  onNaming,
}: PasskeyRowProps) {
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLLIElement>(null);
  const wasNaming = useRef(isNaming);
  const error = answer?.errors?.["passkeyName"];
  useEffect(() => {
    if (isNaming) field.current?.select();
    else if (wasNaming.current) opener.current?.querySelector("a")?.focus();
    wasNaming.current = isNaming;
  }, [isNaming]);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error, answer]);

  if (isNaming) {
    return (
      <li>
        <Form method="post" className="passkey-name" noValidate>
          <input type="hidden" name="intent" value="passkey-rename" />
          <input type="hidden" name="passkeyId" value={id} />
          <TextField
            ref={field}
            label={`New name of ${name}`}
            isLabelHidden
            name="passkeyName"
            autoComplete="off"
            maxLength={60}
            required
            defaultValue={answer?.values?.["passkeyName"] ?? name}
            error={error}
            onKeyDown={(event) => {
              if (event.key === "Escape") onNaming(undefined);
            }}
          />
          <Button type="submit" variant="ink" aria-disabled={isBusy}>
            Save
          </Button>
          <LinkButton
            to="/profile/account"
            variant="ghost"
            preload="none"
            onClick={(event) => {
              event.preventDefault();
              onNaming(undefined);
            }}
          >
            Cancel
          </LinkButton>
        </Form>
      </li>
    );
  }
  return (
    <li ref={opener}>
      <span className="profile-row-words">
        <b>{name}</b>
        <span>
          added {relativeTime(createdMs, nowMs)},{" "}
          {lastUsedMs === null ? "never used" : `last used ${relativeTime(lastUsedMs, nowMs)}`}
        </span>
      </span>
      <span className="passkey-acts">
        <LinkButton
          to={`?${NAMING}=${id}`}
          size="s"
          variant="ghost"
          preload="none"
          aria-label={`Rename ${name}`}
          onClick={(event) => {
            event.preventDefault();
            onNaming(id);
          }}
        >
          Rename
        </LinkButton>
        <Button
          type="submit"
          form={removal}
          name="passkeyId"
          value={id}
          size="s"
          aria-disabled={isBusy}
          aria-label={`Remove ${name}`}
        >
          Remove
        </Button>
      </span>
    </li>
  );
}
