/** Form controls that were used before React has taken over the page: reading their state, and reporting it to React. */
import { setFieldValue } from "#app/ui/field-value.ts";

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface ControlState {
  readonly value: string;
  readonly isChecked: boolean;
  /** Start, end and direction; undefined for a control without a caret. */
  readonly selection: Parameters<HTMLInputElement["setSelectionRange"]> | undefined;
  /** Where a slider stood before it was moved. */
  readonly before: string | undefined;
}

export function isControl(target: EventTarget | null): target is Control {
  if (target instanceof HTMLInputElement) return !/^(?:button|submit|reset|image|file)$/.test(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

/** A radio button or a checkbox. */
export function isChoice(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type);
}

export function stateOf(control: Control): ControlState {
  const isChecked = control instanceof HTMLInputElement && control.checked;
  return { value: control.value, isChecked, selection: selectionOf(control), before: startOf(control) };
}

/** Where a slider stands by its HTML, on one of its steps. */
function startOf(control: Control): string | undefined {
  if (!(control instanceof HTMLInputElement && control.type === "range")) return undefined;
  const { type, min, max, step, defaultValue } = control;
  return Object.assign(document.createElement("input"), { type, min, max, step, value: defaultValue }).value;
}

function selectionOf(control: Control): ControlState["selection"] {
  if (control instanceof HTMLSelectElement || document.activeElement !== control) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = control;
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd, selectionDirection ?? "none"];
}

/** Brings a control into the state that a person has given it, with the events of that. */
export function repeatControl(control: Control, state: ControlState): void {
  if (control instanceof HTMLSelectElement) {
    control.value = state.value;
    control.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isChoice(control)) {
    repeatChoice(control, state.isChecked);
  } else {
    repeatText(
      control,
      control.type === "range" ? { ...state, value: movedValue(control.value, state) } : state,
    );
  }
}

/**
 * What a slider has to hold: what a person gave it, unless an act before has given it another value or another scale, as
 * the choice of a color space does; then it is moved from there by as much.
 */
function movedValue(now: string, { value, before = now }: ControlState): string {
  return now === before ? value : String(Number(now) + Number(value) - Number(before));
}

/** Takes a slider back to where it stood before this movement, if it still is where that brought it. */
export function putBack(control: Control, { value, before }: ControlState): void {
  if (before !== undefined && control.value === value) control.value = before;
}

/** Restores the state from before the press and presses again, in one task. */
function repeatChoice(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  if (box.type === "radio") {
    const group = document.querySelectorAll<HTMLInputElement>(
      `input[type=radio][name="${CSS.escape(box.name)}"]`,
    );
    const before = [...group].find((each) => each.form === box.form && each.defaultChecked);
    if (before !== undefined && before !== box) before.checked = true;
  }
  box.click();
}

/** React reports a change only if the value differs from the last one that was set by script, also from an empty one. */
function repeatText(field: HTMLInputElement | HTMLTextAreaElement, { value, selection }: ControlState): void {
  field.value = value === "" ? " " : "";
  setFieldValue(field, value);
  if (selection !== undefined) field.setSelectionRange(...selection);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  // A slider that is moved by a key, and a field that has been left, commit their value.
  if (field.type === "range") field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
  else if (document.activeElement !== field)
    field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
}
