import { useId, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { closeDialog } from "#app/ui/dialog-flags.ts";
import { useFirstField } from "#app/ui/first-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type FeedbackProblem, sendFeedback } from "./send-feedback.ts";

const KINDS = [
  { value: "idea", label: "Idea" },
  { value: "fault", label: "Problem" },
  { value: "praise", label: "Praise" },
] as const;

/** The feedback dialog (SHL-8). The text stays until it is stored; errors appear at their field. */
export function FeedbackDialog() {
  const formId = useId();
  const message = useFirstField<HTMLTextAreaElement>();
  const [kind, setKind] = useState<string>("idea");
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<FeedbackProblem>();
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const close = () => closeDialog("feedback");
  if (state === "sent") {
    return (
      <Dialog title="Thank you" onClose={close}>
        <p role="status">Your message is stored, and somebody will read it.</p>
        <div className="dialog-actions">
          <Button variant="ink" onClick={close} autoFocus>
            Close
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title="Send feedback" onClose={close}>
      <form
        id={formId}
        className="stack"
        noValidate
        // What was wrong with a field is no longer true once it is written in.
        onInput={({ target }) => {
          if (target instanceof Element && target.getAttribute("name") === problem?.field)
            setProblem(undefined);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          form.set("kind", kind);
          if (file === undefined) form.delete("screenshot");
          setState("sending");
          setProblem(undefined);
          void sendFeedback(form).then((result) => {
            setState(result === undefined ? "sent" : "writing");
            setProblem(result);
          });
        }}
      >
        <Segmented label="Kind" name="kind-choice" options={KINDS} value={kind} onChange={setKind} />
        <TextArea
          label="Message"
          name="message"
          ref={message}
          rows={4}
          error={problem?.field === "message" ? problem.message : undefined}
        />
        <TextField
          label="Email, if you want an answer"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@example.com"
          error={problem?.field === "email" ? problem.message : undefined}
        />
        {problem !== undefined && problem.field !== "message" && problem.field !== "email" && (
          <p role="alert" className="text-bad">
            {problem.message}
          </p>
        )}
        <div className="dialog-actions">
          <label className="feedback-file">
            <Icon name="image" />
            <span>{file?.name ?? "Add screenshot"}</span>
            <input
              type="file"
              name="screenshot"
              accept="image/png,image/jpeg,image/webp"
              onChange={(event) => setFile(event.currentTarget.files?.[0])}
            />
          </label>
          <span className="grow" />
          <Button type="submit" variant="ink" disabled={state === "sending"}>
            {state === "sending" ? "Sending…" : "Send"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
