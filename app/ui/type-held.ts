/** Types into a field what was held before it was there; loaded while keys are held. */
import { setFieldValue } from "./field-value.ts";

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** How long Enter waits for what it chooses. */
const MAX_ENTER_MS = 3000;

/** In place of what is selected, with the events of typing. */
export function typeInto(field: TextField, text: string): void {
  if (text === "") return;
  const { selectionStart, selectionEnd, value } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const room = field.maxLength < 0 ? text.length : field.maxLength - value.length + end - start;
  const data = text.slice(0, Math.max(0, room));
  const typing = { inputType: "insertText", data, bubbles: true };
  field.dispatchEvent(new InputEvent("beforeinput", typing));
  setFieldValue(field, value.slice(0, start) + data + value.slice(end));
  // A field for an address has no selection to set.
  if (selectionStart !== null) field.setSelectionRange(start + data.length, start + data.length);
  field.dispatchEvent(new InputEvent("input", typing));
}

interface EnterOptions {
  readonly takesEnter: () => boolean;
  /** Called right before it is pressed. */
  readonly before: () => void;
}

/** Once it does something; not at all if that takes too long. */
export async function pressEnter(field: TextField, { takesEnter, before }: EnterOptions): Promise<void> {
  const startMs = performance.now();
  while (!takesEnter() && performance.now() - startMs < MAX_ENTER_MS) await nextFrame();
  if (!takesEnter()) return;
  before();
  const press = { key: "Enter", code: "Enter", bubbles: true, cancelable: true };
  const isOpen = field.dispatchEvent(new KeyboardEvent("keydown", press));
  field.dispatchEvent(new KeyboardEvent("keyup", press));
  // A browser sends the form itself, but only for a key that was really pressed.
  if (isOpen) field.form?.requestSubmit();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
