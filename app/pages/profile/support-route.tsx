import { useEffect, useRef } from "react";
import { data, Form, useNavigation } from "react-router";
import * as v from "valibot";
import { HELP_SECTIONS } from "#app/pages/help/help-sections.tsx";
import { pageMeta } from "#app/shell/page-meta.ts";
import { announce } from "#app/ui/announcer.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { MAX_TICKET, TICKET_TOPICS, TicketSchema } from "#domain/account/profile-forms.ts";
import type { TicketView } from "#domain/account/profile-view.ts";
import { waitingTime } from "#domain/account/waiting-time.ts";
import { BUSY_SENTENCE } from "#domain/change-reasons.ts";
import { relativeTime } from "#domain/shell/relative-time.ts";
import { takeLimit } from "#server/limits/limit-commands.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";
import { sendTicket } from "#server/profile/profile-commands.server.ts";
import { ticketsOf } from "#server/profile/profile-queries.server.ts";
import type { Route } from "./+types/support-route";
import { personOf } from "./person.server.ts";
import { readForm } from "./read-form.server.ts";
import { MailAddress, Section } from "./section.tsx";
import "./profile.css";

const [MAX_TICKETS, TICKETS_WINDOW_S] = [10, 3600];
const STATES: Readonly<Record<TicketView["state"], string>> = {
  open: "Waits for an answer",
  answered: "Answered",
  closed: "Closed",
};

interface SupportAnswer {
  readonly isDone: boolean;
  readonly message?: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly values?: { readonly topic: string; readonly message: string };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Support",
    description: "Help topics, a way to ask us, and what you have asked.",
    path: "/profile/support",
    noindex: true,
  });

export async function loader({ request, context }: Route.LoaderArgs) {
  const person = await personOf(request, context);
  const { db, clock } = context.get(servicesContext);
  return {
    email: person.email,
    topics: HELP_SECTIONS.map(({ id, title }) => ({ id, title })),
    tickets: await ticketsOf(db, person.uid),
    nowMs: clock(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const person = await personOf(request, context);
  const form = await readForm(request);
  if (form === undefined) return stay({ isDone: false, message: "The form could not be read." }, 400);
  const values = { topic: form.text("topic"), message: form.text("message") };
  const read = v.safeParse(TicketSchema, values);
  if (!read.success) {
    const errors = Object.fromEntries(
      read.issues.map((issue) => [v.getDotPath(issue) ?? "message", issue.message]),
    );
    return stay({ isDone: false, errors, values }, 422);
  }
  const { db } = context.get(servicesContext);
  const limit = await takeLimit(db, `ticket:${person.uid}`, MAX_TICKETS, TICKETS_WINDOW_S);
  if (!limit.isAllowed) {
    const message = `That was a lot of messages. Please wait ${waitingTime(limit.waitS)}.`;
    return stay({ isDone: false, message, values }, 429);
  }
  const sent = await sendTicket(db, person, read.output);
  if (!sent.ok) return stay({ isDone: false, message: BUSY_SENTENCE, values }, 503);
  return stay({ isDone: true, message: `Sent. We answer to ${person.email}.` }, 200);
}

function stay(answer: SupportAnswer, status: number) {
  return data(answer, { status });
}

export default function Support({ loaderData, actionData }: Route.ComponentProps) {
  const { email, topics, tickets, nowMs } = loaderData;
  return (
    <main id="main" className="profile-main">
      <h1 className="t-display">Support</h1>
      <Section
        title="Ask us"
        line={
          <>
            We answer to <MailAddress email={email} />
          </>
        }
      >
        <ContactForm answer={actionData} />
      </Section>
      <Section title="What you asked">
        {tickets.length === 0 ? (
          <p className="text-ink-2">Nothing yet.</p>
        ) : (
          <ul className="profile-tickets">
            {tickets.map((ticket) => (
              <Ticket key={ticket.id} ticket={ticket} nowMs={nowMs} />
            ))}
          </ul>
        )}
      </Section>
      <Section title="Help topics" line="Most questions are answered there.">
        <ul className="profile-topics">
          {topics.map(({ id, title }) => (
            <li key={id}>
              <AppLink to={`/help#${id}`}>{title}</AppLink>
            </li>
          ))}
        </ul>
      </Section>
    </main>
  );
}

function ContactForm({ answer }: { answer: SupportAnswer | undefined }) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useNavigation().state === "submitting";
  useEffect(() => {
    if (answer === undefined) return;
    if (answer.isDone) {
      form.current?.reset();
      announce(answer.message ?? "");
    } else form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [answer]);
  return (
    <>
      <Form method="post" ref={form} className="profile-form" preventScrollReset noValidate>
        <NativeSelect
          label="Topic"
          name="topic"
          defaultValue={answer?.values?.topic ?? "account"}
          options={TICKET_TOPICS.map(({ id, label }) => ({ value: id, label }))}
        />
        <TextArea
          label="Message"
          name="message"
          rows={6}
          maxLength={MAX_TICKET}
          required
          defaultValue={answer?.values?.message}
          error={answer?.errors?.["message"] ?? answer?.errors?.["topic"]}
        />
        <Button type="submit" variant="ink" aria-disabled={isBusy}>
          {isBusy ? "Sending" : "Send"}
        </Button>
      </Form>
      {answer?.message !== undefined && (
        <p
          className="profile-note"
          data-tone={answer.isDone ? "ok" : "bad"}
          role={answer.isDone ? "status" : "alert"}
        >
          <Icon name={answer.isDone ? "check" : "warning"} size={16} />
          {answer.message}
        </p>
      )}
    </>
  );
}

function Ticket({ ticket, nowMs }: { ticket: TicketView; nowMs: number }) {
  const topic = TICKET_TOPICS.find(({ id }) => id === ticket.topic)?.label ?? "Something else";
  return (
    <li>
      <span className="profile-ticket-head">
        <b>{topic}</b>
        <span className="profile-tag">{STATES[ticket.state]}</span>
        <time dateTime={new Date(ticket.sentMs).toISOString()}>{relativeTime(ticket.sentMs, nowMs)}</time>
      </span>
      <p>{ticket.message}</p>
    </li>
  );
}
