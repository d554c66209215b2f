import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PartProblem } from "#app/ui/part-problem.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import { type Failure, failureOf } from "#app/workers/failure.ts";
import type { Mesh } from "#engine/mesh/mesh.ts";
import { useMeshWorker } from "./use-mesh-worker.ts";

/** Size of the page in points. */
const [WIDTH, HEIGHT] = [960, 540];

/** Writes a PDF page with the mesh as tensor-product patches. */
export function PdfFields({ mesh, name }: { readonly mesh: Mesh; readonly name: string }) {
  const client = useMeshWorker();
  const [isWriting, setWriting] = useState(false);
  const [problem, setProblem] = useState<Failure>();
  const write = async () => {
    setWriting(true);
    setProblem(undefined);
    const answered = await client.ask("pdf", { mesh, width: WIDTH, height: HEIGHT, title: name });
    setWriting(false);
    if (answered.ok)
      saveFile(new Blob([new Uint8Array(answered.answer)], { type: "application/pdf" }), `${name}.pdf`);
    else setProblem(failureOf(answered));
  };
  return (
    <>
      <Button disabled={isWriting} onClick={() => void write()}>
        <Icon name="download-simple" />
        Download PDF
      </Button>
      <PartProblem problem={problem} onAgain={() => void write()} />
      <p className="field-hint">
        One page of {WIDTH} × {HEIGHT} pt with mesh shading (tensor patches): sharp at any size, in sRGB.
      </p>
    </>
  );
}
