/** A summary of the theme's proof sheet, which can be downloaded as PDF or printed. */
import { useCallback, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import { useAnswer } from "#app/workers/use-answer.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import { ProofPage } from "./proof-page.tsx";

const load = async () => (await import("#app/theme/theme-client.ts")).createThemeClient();

interface ProofPanelProps {
  /** The committed document. */
  readonly document: ThemeDocument;
  readonly search: string;
}

export function ProofPanel({ document, search }: ProofPanelProps) {
  const client = useWorkerClient(load);
  const [unwritten, setUnwritten] = useState<Failure>();
  const [isWriting, setWriting] = useState(false);
  const taskOf = useCallback(() => {
    const { origin, pathname } = window.location;
    return { document, link: `${origin}${pathname}?${search}` };
  }, [document, search]);
  const ask = useCallback(() => client.askLatest("proof", taskOf()), [client, taskOf]);
  const { answer: proof, failure, again } = useAnswer(ask);
  const download = async () => {
    setWriting(true);
    const answered = await client.ask("proofPdf", taskOf());
    setWriting(false);
    setUnwritten(failureOf(answered));
    if (answered.ok)
      saveFile(new Blob([new Uint8Array(answered.answer)], { type: "application/pdf" }), "theme-proof.pdf");
  };
  return (
    <div className="inspector-section proof-panel">
      <p className="field-hint">
        Every pair in every mode: its use, floor, WCAG and APCA figures, and the color vision in which it is
        weakest; then the pairs that components of shadcn/ui, Tailwind and Material use.
      </p>
      <PartProblem problem={failure} onAgain={again} />
      <PartProblem problem={unwritten} onAgain={() => void download()} />
      <div className="export-row">
        <Button variant="ink" disabled={proof === undefined || isWriting} onClick={() => void download()}>
          <Icon name="download-simple" />
          {isWriting ? "Writing…" : "Download PDF"}
        </Button>
        <Button disabled={proof === undefined} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <ul className="proof-facts" aria-label="What it says">
        {(proof?.facts ?? []).map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {proof !== undefined && <ProofPage proof={proof} />}
    </div>
  );
}
