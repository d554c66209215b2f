import { useEffect, useRef, useState } from "react";
import type { PreviewPartName } from "#domain/previews/preview-parts.ts";
import { part } from "./part.ts";
import { useWords } from "./words.ts";

const ORDERS: readonly (readonly [number: string, content: string, state: State, euros: string])[] = [
  ["4218", "Windowsill box, two", "Packed", "24.00"],
  ["4217", "Kitchen garden, spring", "Packed", "62.50"],
  ["4216", "Broad bean, Aquadulce", "Waiting", "4.80"],
  ["4215", "Allotment box, organic", "Sent", "96.00"],
  ["4214", "Sweet pea, Matucana", "Returned", "3.90"],
  ["4213", "Kitchen garden, spring", "Sent", "62.50"],
];
type State = keyof typeof STATES;
const STATES = {
  Packed: "tag-success",
  Waiting: "tag-warning",
  Sent: "tag-info",
  Returned: "tag-danger",
} as const satisfies Readonly<Record<string, PreviewPartName>>;
const CHOSEN_AT_FIRST = ["4217", "4216"];

/** A table with selectable rows; the selection is not stored. */
export function ApplicationTable() {
  const w = useWords();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(CHOSEN_AT_FIRST));
  const all = useRef<HTMLInputElement>(null);
  const isPartly = chosen.size > 0 && chosen.size < ORDERS.length;
  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = isPartly;
  }, [isPartly]);
  const toggle = (number: string) => {
    const next = new Set(chosen);
    if (!next.delete(number)) next.add(number);
    setChosen(next);
  };
  return (
    <section {...part("panel")} className="application-panel application-orders" aria-label="Orders">
      <div {...part("nav-current")} className="application-selection">
        <input
          ref={all}
          type="checkbox"
          {...part("box")}
          className="preview-box"
          aria-label="All orders"
          checked={chosen.size === ORDERS.length}
          onChange={() =>
            setChosen(new Set(chosen.size === ORDERS.length ? [] : ORDERS.map(([number]) => number)))
          }
        />
        <b>{w(`${chosen.size} selected`)}</b>
        <button {...part("button")} type="button" className="preview-button" data-size="s">
          {w("Print labels")}
        </button>
        <button
          {...part("danger-outline")}
          type="button"
          className="preview-button application-wide"
          data-size="s"
        >
          {w("Cancel orders")}
        </button>
      </div>
      <table className="application-table">
        <thead>
          <tr>
            {["Chosen", "Order", "Content", "State", "EUR"].map((name, column) => (
              <th key={name} {...part("table-head")} scope="col" data-number={column === 4 || undefined}>
                {column === 0 ? <span className="sr-only">{name}</span> : w(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ORDERS.map(([number, content, state, euros]) => {
            const isChosen = chosen.has(number);
            return (
              <tr key={number} {...part(isChosen ? "row-on" : "row")}>
                <td>
                  <input
                    type="checkbox"
                    {...part("box")}
                    className="preview-box"
                    aria-label={`Order ${number}`}
                    checked={isChosen}
                    onChange={() => toggle(number)}
                  />
                </td>
                <td className="preview-figure">{number}</td>
                <td>{w(content)}</td>
                <td>
                  <span {...part(STATES[state])} className="application-tag">
                    {w(state)}
                  </span>
                </td>
                <td className="preview-figure" data-number>
                  {euros}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
