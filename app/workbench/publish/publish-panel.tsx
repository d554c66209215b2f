import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import * as v from "valibot";
import { sendOwnItem } from "#app/collections/own-items.ts";
import { knownSession } from "#app/session/known-session.ts";
import { Button } from "#app/ui/button.tsx";
import { openDialog } from "#app/ui/dialog-flags.ts";
import { InspectorSections } from "#app/ui/inspector-sections.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { showToast } from "#app/ui/toast.ts";
import { MAX_DESCRIPTION, MAX_TITLE, NewItem, problemOf } from "#domain/library/publishing-policy.ts";
import { PlaceFields } from "./place-fields.tsx";
import { EMPTY, type PublishFields, STATES, toNewItem, toState } from "./publish-form.ts";
import type { Publishing } from "./publishing.ts";
import "./publish-panel.css";

interface Problem {
  readonly field: string | undefined;
  readonly message: string;
}

/**
 * Title, tags and visibility, then publishing to the library (TLS-7). The title is part of the link; the rest belongs
 * to the published item.
 */
export function PublishPanel({ publishing }: { publishing: Publishing }) {
  const { item: work, title, onTitle } = publishing;
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<PublishFields>({ ...EMPTY, title });
  const [problem, setProblem] = useState<Problem>();
  const [duplicate, setDuplicate] = useState<{ readonly path: string; readonly title: string }>();
  const [isBusy, setBusy] = useState(false);
  const change = (next: Partial<PublishFields>) => setFields((now) => ({ ...now, ...next }));
  const keepTitle = () => fields.title !== title && onTitle(fields.title.trim());

  const fail = (next: Problem) => {
    setProblem(next);
    // After the message has been rendered, so that it is announced with the field.
    requestAnimationFrame(() => focusField(form.current, next.field));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    keepTitle();
    setProblem(undefined);
    setDuplicate(undefined);
    const item = toNewItem(fields, work);
    const read = v.safeParse(NewItem, item);
    if (!read.success) return fail(problemOf(read.issues));
    setBusy(true);
    const session = await knownSession();
    const result = session.status === "signed-in" ? await sendOwnItem(item) : undefined;
    setBusy(false);
    if (result === undefined || (!result.ok && result.code === "unauthenticated"))
      return openDialog("signup", {
        title: fields.title.trim() === "" ? `this ${work.content.type}` : `“${fields.title.trim()}”`,
        colors: work.colors,
        action: "publish",
      });
    if (!result.ok) return fail(result);
    if ("duplicateOf" in result.value) {
      const { duplicateOf, kind } = result.value;
      setDuplicate({ path: `/${kind}s/${duplicateOf.id}`, title: duplicateOf.title });
      return;
    }
    const { item: published } = result.value;
    showToast({ text: `${published.state === "public" ? "Published" : "Saved"}: ${published.title}` });
    void navigate(`/${published.kind}s/${published.id}`);
  };

  const errorOf = (field: string) => (problem?.field === field ? problem.message : undefined);
  const isElsewhere = !["title", "description", "tags", "place"].includes(problem?.field ?? "");
  return (
    <InspectorSections
      sections={[
        {
          id: "publish",
          title: "Publish",
          content: (
            <form ref={form} className="panel-form" noValidate onSubmit={(event) => void submit(event)}>
              <span className="publish-bands" aria-hidden="true">
                {work.colors.map((hex, index) => (
                  <i key={index} style={{ background: hex }} />
                ))}
              </span>
              <TextField
                label="Title"
                name="title"
                value={fields.title}
                maxLength={MAX_TITLE}
                placeholder="What it reminds you of"
                error={errorOf("title")}
                onChange={(event) => change({ title: event.currentTarget.value })}
                onBlur={keepTitle}
              />
              <TextArea
                label="Description"
                name="description"
                rows={2}
                value={fields.description}
                maxLength={MAX_DESCRIPTION}
                error={errorOf("description")}
                onChange={(event) => change({ description: event.currentTarget.value })}
              />
              <TextField
                label="Tags"
                name="tags"
                value={fields.tags}
                placeholder="warm, poster"
                hint="Separate with commas"
                error={errorOf("tags")}
                onChange={(event) => change({ tags: event.currentTarget.value })}
              />
              <NativeSelect
                label="Who sees it"
                options={STATES}
                value={fields.state}
                onChange={(state) => change({ state: toState(state) })}
              />
              <PlaceFields fields={fields} error={errorOf("place")} onChange={change} />
              {problem !== undefined && isElsewhere && (
                <p className="field-error" role="alert">
                  {problem.message}
                </p>
              )}
              {duplicate !== undefined && (
                <p role="status">
                  These colors are there already: <AppLink to={duplicate.path}>{duplicate.title}</AppLink>
                </p>
              )}
              <Button variant="ink" type="submit" aria-disabled={isBusy}>
                {isBusy ? "Publishing…" : fields.state === "public" ? "Publish" : "Save"}
              </Button>
              <p className="field-hint">{HINTS[fields.state]}</p>
            </form>
          ),
        },
      ]}
    />
  );
}

const HINTS = {
  public: "What is published is in the library for everyone, under your name.",
  unlisted: "In no list, but with its link it can be opened by everyone, under your name.",
  private: "Nobody else can open it.",
} as const;

function focusField(form: HTMLFormElement | null, name: string | undefined): void {
  const field = name === undefined ? undefined : form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
