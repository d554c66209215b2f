/** The proof sheet for printing, which replaces the page; hidden on screens. */
import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { formatHex } from "#engine/format/format.ts";
import type { ProofRowText, ProofText } from "#engine/theme/proof/write-proof-pdf.ts";

export function ProofPage({ proof }: { readonly proof: ProofText }) {
  return createPortal(
    <section className="proof-page" aria-label={proof.title}>
      <h1>{proof.title}</h1>
      {proof.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <p>{proof.link}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Pair and its use</th>
            <th scope="col">Floor</th>
            {proof.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <Rows rows={proof.rows} columns={proof.columns} />
        {proof.targets.map(({ title, rows }) => (
          <Rows key={title} title={title} rows={rows} columns={proof.columns} />
        ))}
      </table>
    </section>,
    document.body,
  );
}

interface RowsProps {
  readonly title?: string;
  readonly rows: readonly ProofRowText[];
  readonly columns: readonly string[];
}

function Rows({ title, rows, columns }: RowsProps) {
  return (
    <tbody>
      {title !== undefined && (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + 2}>
            {title}
          </th>
        </tr>
      )}
      {rows.map(({ pair, use, floor, cells }) => (
        <tr key={`${use} ${pair}`}>
          <th scope="row">
            {pair}
            <small>{use}</small>
          </th>
          <td>{floor}</td>
          {cells.map((cell, index) => (
            <td key={columns[index]} data-fails={cell?.isFailing || undefined}>
              {cell !== undefined && (
                <>
                  <i
                    style={
                      { "--ground": formatHex(cell.ground), "--on": formatHex(cell.ink) } as CSSProperties
                    }
                  >
                    Aa
                  </i>
                  {cell.figure}
                  {cell.isFailing && ", fails"}
                  <small>{cell.vision}</small>
                </>
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
