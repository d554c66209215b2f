import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { sendReport } from "#app/collections/own-items.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { NativeSelect } from "#app/ui/native-select.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { NewReport, problemOf, REPORT_REASONS } from "#domain/library/publishing-policy.ts";
import "#app/shell/dialogs/dialogs.css";

const REASONS = Object.entries(REPORT_REASONS).map(([value, label]) => ({ value, label }));

interface ReportDialogProps {
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
}

/** The report form (LIB-8); the text stays until it is stored. */
export function ReportDialog({ id, title, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState("spam");
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<"writing" | "sending" | "sent">("writing");
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (state === "sending") return;
    const read = v.safeParse(NewReport, { reason, message });
    if (!read.success) return setProblem(problemOf(read.issues).message);
    setProblem(undefined);
    setState("sending");
    const result = await sendReport(id, read.output);
    setState(result.ok ? "sent" : "writing");
    if (!result.ok) setProblem(result.message);
  };
  if (state === "sent")
    return (
      <Dialog title="Thank you" onClose={onClose}>
        <p role="status">Your report is stored, and somebody will look at it.</p>
        <div className="dialog-actions">
          <Button variant="ink" onClick={onClose} autoFocus>
            Close
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={`Report ${title}`} onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <NativeSelect label="What is wrong" options={REASONS} value={reason} onChange={setReason} />
        <TextArea
          label="More about it, if you like"
          rows={3}
          value={message}
          maxLength={1000}
          error={problem}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
        <div className="dialog-actions">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="ink" type="submit" aria-disabled={state === "sending"}>
            {state === "sending" ? "Sending…" : "Report"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
