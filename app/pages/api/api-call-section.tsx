import type { ReactNode } from "react";
import { CodeWell } from "#app/color/code-well.tsx";
import type { CallView, FieldRow } from "./reference-view.ts";

/** One call: its input, an example request, and the answer to it. */
export function ApiCallSection({ call }: { readonly call: CallView }) {
  return (
    <article id={call.id} aria-labelledby={`${call.id}-title`} className="api-call">
      <h3 id={`${call.id}-title`} className="t-title">
        {call.summary}
      </h3>
      <p className="api-address">
        <span className="api-method">{call.method}</span> <code>{call.path}</code>
      </p>
      <p>{withCode(call.description)}</p>
      {call.fields.length > 0 && <FieldTable caption={`Fields of ${call.path}`} rows={call.fields} />}
      <h4>Request</h4>
      <CodeWell code={call.curl} label={`Request to ${call.path}`} />
      <h4>
        Answer <span className="api-type">{call.answerType}</span>
      </h4>
      <CodeWell code={call.answer} label={`Answer of ${call.path}`} />
      {call.answerFields.length > 0 && (
        <details>
          <summary>The answer, field by field</summary>
          <FieldTable caption={`Fields of the answer of ${call.path}`} rows={call.answerFields} isAnswer />
        </details>
      )}
      <p className="api-problems">
        Can be refused with{" "}
        {call.problems.map((status, index) => (
          <span key={status}>
            {index > 0 && (index === call.problems.length - 1 ? " and " : ", ")}
            <a href="#problems">{status}</a>
          </span>
        ))}
        .
      </p>
    </article>
  );
}

/** Renders text between backticks as code, as in CommonMark. */
function withCode(text: string): ReactNode[] {
  return text.split("`").map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
}

interface FieldTableProps {
  readonly caption: string;
  readonly rows: readonly FieldRow[];
  readonly isAnswer?: boolean;
}

function FieldTable({ caption, rows, isAnswer = false }: FieldTableProps) {
  return (
    <table className="api-fields">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              <code>{row.name}</code>
              <span>{row.isRequired && !isAnswer ? `${row.type}, required` : row.type}</span>
            </th>
            <td>
              {row.description !== "" && <p>{withCode(row.description)}</p>}
              {row.range !== "" && (
                <p>
                  <span className="api-fact">{row.type.includes("choice") ? "Choices" : "Range"}</span>{" "}
                  <span className="api-range">{row.range}</span>
                </p>
              )}
              {row.fallback !== "" && (
                <p>
                  <span className="api-fact">Default</span> <span className="api-range">{row.fallback}</span>
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
