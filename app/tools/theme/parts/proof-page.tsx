/** The proof sheet for printing, which replaces the page; hidden on screens. */
import type { CSSProperties } from "react";
import { createPortal } from "react-dom";
import { formatHex } from "#engine/format/format.ts";
import type { ProofText } from "#engine/theme/proof/write-proof-pdf.ts";

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
        <tbody>
          {proof.rows.map(({ pair, use, floor, cells }) => (
            <tr key={pair}>
              <th scope="row">
                {pair}
                <small>{use}</small>
              </th>
              <td>{floor}</td>
              {cells.map(({ ink, ground, figure, vision, isFailing }, index) => (
                <td key={proof.columns[index]} data-fails={isFailing || undefined}>
                  <i style={{ "--ground": formatHex(ground), "--on": formatHex(ink) } as CSSProperties}>Aa</i>
                  {figure}
                  {isFailing && ", fails"}
                  <small>{vision}</small>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
