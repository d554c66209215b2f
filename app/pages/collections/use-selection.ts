/** Several entries of a list, chosen by press, by Shift with a press, by Space, or all of them. */
import { useEffect, useEffectEvent, useRef, useState } from "react";

interface Entry {
  readonly id: string;
}

export type Selection = ReturnType<typeof useSelection>;

export function useSelection(entries: readonly Entry[]) {
  const [isOn, setOn] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  /** The entry from which a range reaches. */
  const anchor = useRef<string>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const ids = entries.map(({ id }) => id);
  // An entry that has left the list is no longer chosen.
  const selected = ids.filter((id) => chosen.has(id));

  const start = () => setOn(true);
  const stop = () => {
    if (!isOn) return;
    setOn(false);
    setChosen(new Set());
    anchor.current = undefined;
    button.current?.focus();
  };
  /** With `isRange` everything from the entry chosen last to this one becomes as this one. */
  const choose = (id: string, isChosen: boolean, isRange: boolean) => {
    const [from, to] = [ids.indexOf(anchor.current ?? id), ids.indexOf(id)];
    const range = isRange && from >= 0 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    anchor.current = id;
    const next = new Set(selected);
    for (const each of range) {
      if (isChosen) next.add(each);
      else next.delete(each);
    }
    setChosen(next);
  };
  const chooseAll = () => setChosen(new Set(selected.length === ids.length ? [] : ids));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isInForeignField(event.target)) return;
    if (event.key === "Escape") stop();
    else if (event.key === "a" && (event.ctrlKey || event.metaKey)) setChosen(new Set(ids));
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);

  return { isOn, selected, isAll: selected.length === ids.length, start, stop, choose, chooseAll, button };
}

/** Where these keys mean something else: a text field, a menu, a dialog. */
function isInForeignField(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=checkbox]), textarea, [role=dialog], [popover]") !== null
  );
}
