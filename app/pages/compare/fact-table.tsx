import type { CSSProperties, ReactNode } from "react";
import type { ComparisonData } from "./compare-loader.server.ts";

type Facts = NonNullable<NonNullable<ComparisonData["a"]>["facts"]>;

interface FactTableProps {
  readonly a: Facts | undefined;
  readonly b: Facts | undefined;
  readonly titles: readonly [string, string];
}

const WORDS = { warm: "Warm", cool: "Cool", mixed: "Both" } as const;

const ROWS: readonly { readonly label: string; readonly show: (facts: Facts) => ReactNode }[] = [
  { label: "Colors", show: ({ count }) => count },
  {
    label: "Pairs for text (4.5:1)",
    show: ({ aaPairs, allPairs }) => `${aaPairs} of ${allPairs}`,
  },
  {
    label: "Strongest pair",
    show: ({ strongest }) =>
      strongest === undefined ? (
        "None"
      ) : (
        <>
          {strongest.ratio}
          <span
            className="compare-sample"
            aria-hidden="true"
            style={{ "--c": strongest.ground, "--f": strongest.text } as CSSProperties}
          >
            Aa
          </span>
        </>
      ),
  },
  { label: "Color-blind safe", show: ({ isVisionSafe }) => (isVisionSafe ? "Yes" : "No") },
  { label: "Lightness", show: ({ lightness: [from, to] }) => `${from} to ${to} %` },
  { label: "Mean chroma", show: ({ meanChroma }) => meanChroma.toFixed(3) },
  { label: "Warm or cool", show: ({ temperature }) => WORDS[temperature] },
];

/** What each palette can do, beside the other. */
export function FactTable({ a, b, titles: [first, second] }: FactTableProps) {
  if (a === undefined || b === undefined) return null;
  return (
    <section aria-labelledby="facts-title" className="compare-facts">
      <h2 id="facts-title" className="t-title-l">
        What each can do
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Property</span>
            </th>
            <th scope="col">{first}</th>
            <th scope="col">{second}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ label, show }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{show(a)}</td>
              <td>{show(b)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
