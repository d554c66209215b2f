/** A summary of the theme's proof sheet, which can be downloaded as PDF or printed. */
import { useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { useWorkerClient } from "#app/workers/use-worker-client.ts";
import type { ThemeDocument } from "#domain/documents/theme/theme-document.ts";
import type { ProofText } from "#engine/theme/proof/write-proof-pdf.ts";
import { ProofPage } from "./proof-page.tsx";

const load = async () => (await import("#app/theme/theme-client.ts")).createThemeClient();

interface ProofPanelProps {
  /** The committed document. */
  readonly document: ThemeDocument;
  readonly search: string;
}

export function ProofPanel({ document, search }: ProofPanelProps) {
  const client = useWorkerClient(load);
  const [proof, setProof] = useState<ProofText>();
  const [problem, setProblem] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const taskOf = () => {
    const { origin, pathname } = window.location;
    return { document, link: `${origin}${pathname}?${search}` };
  };
  useEffect(() => {
    let isCurrent = true;
    const { origin, pathname } = window.location;
    void client.askLatest("proof", { document, link: `${origin}${pathname}?${search}` }).then((answered) => {
      if (!isCurrent) return;
      if (answered.ok) {
        setProof(answered.answer);
        setProblem(undefined);
      } else if (answered.reason === "failed" || answered.reason === "unavailable")
        setProblem(answered.message);
    });
    return () => {
      isCurrent = false;
    };
  }, [client, document, search]);
  const download = async () => {
    setWriting(true);
    const answered = await client.ask("proofPdf", taskOf());
    setWriting(false);
    if (answered.ok)
      saveFile(new Blob([new Uint8Array(answered.answer)], { type: "application/pdf" }), "theme-proof.pdf");
    else if (answered.reason !== "cancelled") setProblem(answered.message);
  };
  return (
    <div className="inspector-section proof-panel">
      <p className="field-hint">
        Every pair in every mode: its use, floor, WCAG and APCA figures, and the color vision in which it is
        weakest.
      </p>
      {problem !== undefined && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
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
