/** Every control in every state, for checking all of them at once. */
import type { PreviewPartName } from "#domain/previews/preview-parts.ts";
import { THEME_FAMILIES } from "#engine/theme/role-graph.ts";
import { part } from "./part.ts";
import { type CellProps, Grid } from "./state-grid.tsx";
import { MoreStates } from "./state-sheet-more.tsx";
import { useWords } from "./words.ts";
import "./preview-parts.css";
import "./state-sheet.css";

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
      <MoreStates />
      <section>
        <h2 {...part("heading")}>{w("Tags, notices, words and fields")}</h2>
        <ul className="state-sheet-families">
          {THEME_FAMILIES.map((family) => (
            <li key={family}>
              <span {...part(`tag-${family}`)} className="application-tag">
                {family}
              </span>
              <span {...part(`notice-${family}`)} className="state-sheet-field">
                {family} notice
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
