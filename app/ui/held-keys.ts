/**
 * What is typed after something with a field was opened, and before the field is there, because its code is loading. It is
 * held, and typed into the text field that gets the focus next. Without this it would go to the keys of the page, or nowhere.
 */
export interface HoldOptions {
  /** Whether Enter does something in the field by now: what it chooses may follow what was typed a moment later. */
  readonly takesEnter?: () => boolean;
  /** Escape, while there is neither a field nor a dialog that has the focus. */
  readonly onEscape?: () => void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Nobody waits longer for a field; then keys belong to the page again. */
const MAX_HOLD_MS = 15_000;
const EVENTS = ["keydown", "paste", "focusin", "pointerdown"] as const;

/** Holds keys from now on. Returns a function that ends it and drops what was typed. */
export function holdKeys({ takesEnter = () => true, onEscape }: HoldOptions = {}): () => void {
  let text = "";
  let isEntered = false;
  let field: TextField | undefined;
  const typing = import("./type-held.ts");
  // Without it what was typed is lost; the page goes on.
  typing.catch(() => end());

  const onKey = (event: KeyboardEvent) => {
    const isLetter = event.key.length === 1 && (event.getModifierState("AltGraph") || !hasCommand(event));
    if (event.key === "Escape") {
      end();
      // A dialog that has the focus closes itself, and knows what else ends with it.
      if (document.activeElement?.closest("[role=dialog]") == null) onEscape?.();
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
    queueMicrotask(() => (text === "" ? end() : void handOver(target).then(end, end)));
  };
  const handOver = async (target: TextField) => {
    // Whatever is typed until then still counts.
    const { pressEnter, typeInto } = await typing;
    typeInto(target, text);
    if (isEntered && text !== "") await pressEnter(target, { takesEnter, before: end });
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
  if (target instanceof HTMLInputElement) return /^(?:text|search|url|tel|email)$/.test(target.type);
  return target instanceof HTMLTextAreaElement;
}
