/** Converts a whole list: each line shows its result or its error; the list can be copied or downloaded. */
import { useDeferredValue, useState } from "react";
import { CopyButton } from "#app/color/copy-button.tsx";
import { useListConversion } from "#app/tools/converter/use-list-conversion.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { Precision } from "#engine/format/format-number.ts";
import { listToCsv, MAX_ENTRIES } from "#engine/steps/convert-list.ts";
import type { WorkedFormat } from "#engine/steps/worked-step.ts";
import { ListRows } from "./list-rows.tsx";

interface BatchSectionProps {
  readonly from: WorkedFormat;
  readonly to: WorkedFormat;
  readonly precision: Precision | undefined;
  /** The document's colors, one per line. */
  readonly first: string;
}

const whole = new Intl.NumberFormat("en-US");

export function BatchSection({ from, to, precision, first }: BatchSectionProps) {
  const [text, setText] = useState(first);
  const { rows, waiting, left } = useListConversion(useDeferredValue(text), from, to, precision);
  const bad = rows.filter((row) => row.result === undefined).length;
  const results = () => rows.flatMap((row) => (row.result === undefined ? [] : [row.result])).join("\n");
  return (
    <>
      <TextArea
        label={`Colors, ${from.toUpperCase()} or any other`}
        rows={4}
        value={text}
        spellCheck={false}
        placeholder={"One a line, or parted by commas"}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {rows.length > 0 && (
        <>
          <ListRows rows={rows} label={`Converted to ${to.toUpperCase()}`} />
          <p className="field-hint" role="status">
            {waiting > 0
              ? `${whole.format(rows.length)} of ${whole.format(rows.length + waiting)} converted`
              : `${whole.format(rows.length - bad)} converted${bad === 0 ? "" : `, ${whole.format(bad)} not a color`}`}
            {left > 0 &&
              `. A list holds ${whole.format(MAX_ENTRIES)}; ${whole.format(left)} more were left out`}
            .
          </p>
          <div className="pair-batch-actions">
            <CopyButton label="Copy all" size="s" text={results} disabled={rows.length === bad} />
            <Button size="s" onClick={() => download(listToCsv(rows, from, to), `${from}-to-${to}.csv`)}>
              <Icon name="download-simple" size={16} />
              Download CSV
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
