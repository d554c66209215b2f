/** A table of parts by states. */
import type { ReactNode } from "react";
import type { PreviewPartName } from "#domain/previews/preview-parts.ts";
import { part } from "./part.ts";

const STATES = ["rest", "hover", "pressed", "focus", "disabled"] as const;
type State = (typeof STATES)[number];

export interface CellProps {
  readonly name: PreviewPartName;
  readonly state: State;
  readonly label: string;
}

interface GridProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, part: PreviewPartName])[];
  readonly Cell: (props: CellProps) => ReactNode;
}

export function Grid({ title, rows, Cell }: GridProps) {
  return (
    <section>
      <h2 {...part("heading")}>{title}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keys */}
      <div className="state-sheet-scroll" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">Part</span>
              </th>
              {STATES.map((state) => (
                <th key={state} {...part("quiet")} scope="col">
                  {state}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, partName]) => (
              <tr key={name}>
                <th {...part("quiet")} scope="row">
                  {name}
                </th>
                {STATES.map((state) => (
                  <td key={state}>
                    <Cell name={partName} state={state} label={name} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
