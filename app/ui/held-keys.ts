import { setFieldValue } from "./field-value.ts";

/**
 * What is typed after something with a field was opened, and before the field is there, because its code is loading. It is
 * held, and typed into the text field that gets the focus next. Without this it would go to the keys of the page, or nowhere.
 */
export interface HoldOptions {
  /** Whether Enter does something in the field by now: what it chooses may follow what was typed a moment later. */
  readonly takesEnter?: () => boolean;
  /** Escape, while there is no field. */
  readonly onEscape?: () => void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Nobody waits longer for a field; then keys belong to the page again. */
const MAX_HOLD_MS = 15_000;
/** How long Enter waits for what it chooses. */
const MAX_ENTER_MS = 3000;
const EVENTS = ["keydown", "paste", "focusin", "pointerdown"] as const;

/** Holds keys from now on. Returns a function that ends it and drops what was typed. */
export function holdKeys({ takesEnter = () => true, onEscape }: HoldOptions = {}): () => void {
  let text = "";
  let isEntered = false;
  let field: TextField | undefined;

  const onKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && (event.getModifierState("AltGraph") || !hasCommand(event));
    if (event.key === "Escape") {
      end();
      onEscape?.();
      return;
    }
    if (event.isComposing || (!isLetter && event.key !== "Backspace" && event.key !== "Enter")) return;
    keep(event);
    if (isEntered) return;
    if (isLetter) text += event.key;
    else if (event.key === "Backspace") text = [...text].slice(0, -1).join("");
    else isEntered = true;
  };
  const onPaste = (event: ClipboardEvent) => {
    keep(event);
    if (!isEntered) text += event.clipboardData?.getData("text/plain") ?? "";
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!isTextField(target) || field !== undefined) return;
    field = target;
    // Whoever gives the focus may choose what the field holds in the next line.
    queueMicrotask(() => void handOver(target));
  };
  const handOver = async (target: TextField) => {
    typeInto(target, text);
    if (isEntered && text !== "") {
      const startMs = performance.now();
      while (!takesEnter() && performance.now() - startMs < MAX_ENTER_MS) await nextFrame();
      end();
      if (takesEnter()) pressEnter(target);
    }
    end();
  };
  const listeners = { keydown: onKey, paste: onPaste, focusin: onFocus, pointerdown: () => end() };
  const end = () => {
    clearTimeout(timer);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener takes the event of its name
    for (const name of EVENTS) window.removeEventListener(name, listeners[name] as EventListener, true);
  };
  const timer = setTimeout(() => end(), MAX_HOLD_MS);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each listener takes the event of its name
  for (const name of EVENTS) window.addEventListener(name, listeners[name] as EventListener, true);
  return end;
}

function hasCommand({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function keep(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function isTextField(target: EventTarget | null): target is TextField {
  if (target instanceof HTMLInputElement) return /^(?:text|search|url|tel)$/.test(target.type);
  return target instanceof HTMLTextAreaElement;
}

/** In place of what is selected, with the events of typing. */
function typeInto(field: TextField, text: string): void {
  if (text === "") return;
  const { selectionStart, selectionEnd, value } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const room = field.maxLength < 0 ? text.length : field.maxLength - value.length + end - start;
  const data = text.slice(0, Math.max(0, room));
  const typing = { inputType: "insertText", data, bubbles: true };
  field.dispatchEvent(new InputEvent("beforeinput", typing));
  setFieldValue(field, value.slice(0, start) + data + value.slice(end));
  field.setSelectionRange(start + data.length, start + data.length);
  field.dispatchEvent(new InputEvent("input", typing));
}

function pressEnter(field: TextField): void {
  const press = { key: "Enter", code: "Enter", bubbles: true, cancelable: true };
  const isOpen = field.dispatchEvent(new KeyboardEvent("keydown", press));
  field.dispatchEvent(new KeyboardEvent("keyup", press));
  // A browser sends the form itself, but only for a key that was really pressed.
  if (isOpen) field.form?.requestSubmit();
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}
