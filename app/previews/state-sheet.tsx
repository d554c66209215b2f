/** Every control in every state, for checking all of them at once. */
import type { ReactNode } from "react";
import type { PreviewPartName } from "#domain/previews/preview-parts.ts";
import { THEME_FAMILIES } from "#engine/theme/role-graph.ts";
import { part } from "./part.ts";
import { useWords } from "./words.ts";
import "./preview-parts.css";
import "./state-sheet.css";

const STATES = ["rest", "hover", "pressed", "focus", "disabled"] as const;
type State = (typeof STATES)[number];

const BUTTONS: readonly (readonly [name: string, part: PreviewPartName])[] = [
  ...THEME_FAMILIES.map((family) => [family, `fill-${family}`] as const),
  ["button", "button"],
  ["outline", "outline"],
  ["danger outline", "danger-outline"],
  ["bare", "bare"],
  ["soft", "soft"],
];
const FIELDS: readonly (readonly [name: string, part: PreviewPartName])[] = [
  ["field", "field"],
  ["error", "field-error"],
  ["correct", "field-ok"],
];

const CHOICES: readonly (readonly [name: string, part: PreviewPartName])[] = [
  ["checkbox", "box"],
  ["checkbox, checked", "box"],
  ["radio", "box"],
  ["radio, chosen", "box"],
  ["switch", "track"],
  ["switch, on", "track"],
];

export function StateSheet() {
  const w = useWords();
  return (
    <div {...part("page")} className="state-sheet">
      <h1 {...part("heading")}>{w("State sheet")}</h1>
      <Grid title={w("Buttons")} rows={BUTTONS} Cell={ButtonCell} />
      <Grid title={w("Fields")} rows={FIELDS} Cell={FieldCell} />
      <Grid title={w("Choices")} rows={CHOICES} Cell={ChoiceCell} />
      <section>
        <h2 {...part("heading")}>{w("Tags, notices, words and fields")}</h2>
        <ul className="state-sheet-families">
          {THEME_FAMILIES.map((family) => (
            <li key={family}>
              <span {...part(`tag-${family}`)} className="application-tag">
                {family}
              </span>
              <span {...part(`word-${family}`)}>{family} text</span>
              <span {...part(`field-${family}`)} className="state-sheet-field">
                on {family}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CellProps {
  readonly name: PreviewPartName;
  readonly state: State;
  readonly label: string;
}

function ButtonCell({ name, state, label }: CellProps) {
  return (
    <button
      type="button"
      {...part(state === "disabled" ? "disabled" : name)}
      className="preview-button"
      data-state={state}
      disabled={state === "disabled"}
    >
      {label}
    </button>
  );
}

function FieldCell({ name, state, label }: CellProps) {
  return (
    <input
      {...part(state === "disabled" ? "disabled" : state === "focus" ? "field-focus" : name)}
      className="preview-field"
      data-state={state}
      aria-label={`${label}, ${state}`}
      defaultValue={label}
      disabled={state === "disabled"}
    />
  );
}

function ChoiceCell({ name, state, label }: CellProps) {
  const kind = label.split(",")[0] ?? "checkbox";
  return (
    <input
      type={kind === "radio" ? "radio" : "checkbox"}
      role={kind === "switch" ? "switch" : undefined}
      {...part(state === "disabled" ? "disabled" : name)}
      className={`preview-${kind === "checkbox" ? "box" : kind}`}
      data-state={state}
      aria-label={`${label}, ${state}`}
      defaultChecked={label.includes(",")}
      disabled={state === "disabled"}
    />
  );
}

interface GridProps {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, part: PreviewPartName])[];
  readonly Cell: (props: CellProps) => ReactNode;
}

function Grid({ title, rows, Cell }: GridProps) {
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
