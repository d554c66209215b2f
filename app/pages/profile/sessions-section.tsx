import { Button } from "#app/ui/button.tsx";
import type { SessionView } from "#domain/account/profile-view.ts";
import { relativeTime } from "#domain/shell/relative-time.ts";
import { Section, SectionNote } from "./section.tsx";
import { useSection } from "./use-section.ts";

interface SessionsSectionProps {
  readonly sessions: readonly SessionView[];
  readonly nowMs: number;
}

export function SessionsSection({ sessions, nowMs }: SessionsSectionProps) {
  const { Form, answer, isBusy } = useSection("session");
  return (
    <Section
      title="Devices"
      line="Where you are signed in. Don’t recognize one? Sign it out and change your password."
    >
      <ul className="profile-rows">
        {sessions.map((session) => (
          <li key={session.id}>
            <span className="profile-row-words">
              <b>{session.device}</b>
              {session.isCurrent && <span className="profile-tag">This device</span>}
              <span>
                {[session.address, `last seen ${relativeTime(session.seenMs, nowMs)}`]
                  .filter((each) => each !== null)
                  .join(", ")}
              </span>
            </span>
            {!session.isCurrent && (
              <Form method="post">
                <input type="hidden" name="intent" value="session" />
                <input type="hidden" name="sessionId" value={session.id} />
                <Button
                  type="submit"
                  size="s"
                  aria-disabled={isBusy}
                  aria-label={`Sign out ${session.device}, last seen ${relativeTime(session.seenMs, nowMs)}`}
                >
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <SectionNote answer={answer} />
      <OtherSessions isShown={sessions.length > 1} />
    </Section>
  );
}

function OtherSessions({ isShown }: { isShown: boolean }) {
  const { Form, answer, isBusy } = useSection("other-sessions");
  return (
    <>
      {isShown && (
        <Form method="post">
          <input type="hidden" name="intent" value="other-sessions" />
          <Button type="submit" aria-disabled={isBusy}>
            Sign out all other devices
          </Button>
        </Form>
      )}
      <SectionNote answer={answer} />
    </>
  );
}
