import { CopyButton } from "#app/color/copy-button.tsx";
import { Button, LinkButton } from "#app/ui/button.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { ApiKeyView } from "#domain/account/api-key.ts";
import { PLAN_LIMITS, type PlanId } from "#domain/plans.ts";
import { relativeTime } from "#domain/shell/relative-time.ts";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface KeysSectionProps {
  readonly keys: readonly ApiKeyView[];
  readonly plan: PlanId;
  readonly nowMs: number;
}

/** Keys of the public API. After a downgrade they stay in the list with a note that they grant nothing. */
export function KeysSection({ keys, plan, nowMs }: KeysSectionProps) {
  const most = PLAN_LIMITS[plan].apiKeys;
  return (
    <Section
      title="API keys"
      line={
        <>
          For <AppLink to="/api">the API</AppLink>: {PLAN_LIMITS.pro.apiPerSecond} requests a second, and the
          formats of Pro.
        </>
      }
    >
      {most === 0 && (
        <>
          <p>
            {keys.length === 0
              ? "API keys are part of Pro."
              : "API keys are part of Pro. Without it requests with these keys are answered like requests without one."}
          </p>
          <LinkButton to="/about/pricing">See Pro</LinkButton>
        </>
      )}
      {keys.length > 0 && <KeyList keys={keys} nowMs={nowMs} />}
      {most > 0 && <NewKey isFull={keys.length >= most} most={most} />}
    </Section>
  );
}

function KeyList({ keys, nowMs }: { keys: readonly ApiKeyView[]; nowMs: number }) {
  const { Form, isBusy } = useSection("key-revoke");
  return (
    <ul className="profile-rows">
      {keys.map(({ id, name, ending, createdMs, lastUsedMs }) => (
        <li key={id}>
          <span className="profile-row-words">
            <b>{name}</b>
            <code>…{ending}</code>
            <span>
              made {relativeTime(createdMs, nowMs)},{" "}
              {lastUsedMs === null ? "never used" : `last used ${relativeTime(lastUsedMs, nowMs)}`}
            </span>
          </span>
          <Form method="post">
            <input type="hidden" name="intent" value="key-revoke" />
            <input type="hidden" name="keyId" value={id} />
            <Button
              type="submit"
              size="s"
              aria-disabled={isBusy}
              aria-label={`Revoke ${name}, ending in ${ending}`}
            >
              Revoke
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

function NewKey({ isFull, most }: { isFull: boolean; most: number }) {
  const { Form, form, answer, isBusy } = useSection("key");
  const revoked = useSection("key-revoke");
  return (
    <>
      <SectionNote answer={revoked.answer} />
      {isFull ? (
        <p>An account has at most {most} keys. Revoke one to make another.</p>
      ) : (
        <Form method="post" ref={form} className="profile-form" noValidate>
          <input type="hidden" name="intent" value="key" />
          <TextField
            label="Name of a new key"
            name="keyName"
            autoComplete="off"
            maxLength={60}
            required
            hint="What will use it, such as Build server."
            defaultValue={answer?.values?.["keyName"]}
            error={answer?.errors?.["keyName"]}
          />
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? "Making" : "Make a key"}
          </Button>
        </Form>
      )}
      <SectionNote answer={answer} />
      {answer?.secret !== undefined && (
        <p className="profile-secret">
          <code>{answer.secret}</code>
          <CopyButton text={answer.secret} size="s" name="the key" />
        </p>
      )}
    </>
  );
}
