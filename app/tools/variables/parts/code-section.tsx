import { useEffect, useMemo, useState } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import { useColorNames } from "#app/color/use-color-names.ts";
import type { VariablesAction } from "#app/tools/variables/model.ts";
import { OUTPUT_LABELS } from "#app/tools/variables/outputs.ts";
import { writeOutput } from "#app/tools/variables/write-output.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { linkTo } from "#app/workbench/share/share-link.ts";
import { OUTPUTS, type VariablesDocument } from "#domain/documents/variables/variables-document.ts";
import { formatHex } from "#engine/format/format.ts";

interface CodeSectionProps {
  readonly document: VariablesDocument;
  /** Query string of the document. */
  readonly search: string;
  readonly act: (action: VariablesAction) => void;
}

const NONE: readonly string[] = [];

/** The code in the selected language, with copy and download. */
export function CodeSection(props: CodeSectionProps) {
  const { document, act } = props;
  return (
    <>
      <Segmented
        label="Language"
        isFilled
        size="s"
        options={OUTPUTS.map((value) => ({ value, label: OUTPUT_LABELS[value] }))}
        value={document.output}
        onChange={(output) => act({ type: "options", options: { output } })}
      />
      {document.hasComments ? <NamedCode {...props} /> : <Code {...props} names={NONE} />}
    </>
  );
}

function NamedCode(props: CodeSectionProps) {
  const { rows } = props.document;
  const colors = useMemo(() => rows.map(({ color }) => color), [rows]);
  const hexes = useMemo(() => colors.map(formatHex), [colors]);
  return <Code {...props} names={useColorNames(colors, hexes)} />;
}

function Code({ document, search, names }: CodeSectionProps & { readonly names: readonly string[] }) {
  // Set in the browser, because the server does not know the public address of the page.
  const [link, setLink] = useState<string>();
  useEffect(() => setLink(linkTo(search)), [search]);
  const code = useMemo(
    () => writeOutput(document, { ...(link !== undefined && { link }), colorNames: names }),
    [document, link, names],
  );
  const label = OUTPUT_LABELS[document.output];
  return (
    <>
      <CodeWell code={code} label={`${label} code`} copyName={label} />
      <Button onClick={() => download(code, document.output === "css" ? "css" : "scss")}>
        <Icon name="download-simple" />
        Download {label}
      </Button>
    </>
  );
}

function download(code: string, extension: "css" | "scss"): void {
  const link = window.document.createElement("a");
  link.href = URL.createObjectURL(
    new Blob([code], { type: extension === "css" ? "text/css" : "text/plain" }),
  );
  link.download = `variables.${extension}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
