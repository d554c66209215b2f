/** Sorts a list by dragging or arrow keys: optimistically, then on the server. */
import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { announce } from "#app/ui/announcer.ts";

interface Ordered {
  readonly id: string;
  readonly title: string;
}

/** `onMove` gets the moved id and the id it is placed before; undefined means last. */
export function useOrder<Item extends Ordered>(
  given: readonly Item[],
  onMove: (id: string, beforeId: string | undefined) => void,
) {
  const [order, setOrder] = useState<readonly string[]>();
  const [dragged, setDragged] = useState<string>();
  const handles = useRef(new Map<string, HTMLElement>());
  const focusNext = useRef<string>(undefined);
  const key = given.map(({ id }) => id).join();
  const [givenKey, setGivenKey] = useState(key);
  // When the server's list changes, it replaces the local order.
  if (givenKey !== key) {
    setGivenKey(key);
    setOrder(undefined);
  }
  useEffect(() => {
    // An element that is moved in the DOM loses the focus.
    if (focusNext.current === undefined) return;
    handles.current.get(focusNext.current)?.focus();
    focusNext.current = undefined;
  });

  const rank = new Map(order?.map((id, index) => [id, index]));
  const items =
    order === undefined
      ? given
      : given.toSorted((a, b) => (rank.get(a.id) ?? given.length) - (rank.get(b.id) ?? given.length));
  const ids = items.map(({ id }) => id);

  const moveTo = (id: string, index: number) => {
    const others = ids.filter((each) => each !== id);
    const at = Math.max(0, Math.min(index, others.length));
    if (ids.indexOf(id) === at) return;
    setOrder([...others.slice(0, at), id, ...others.slice(at)]);
    onMove(id, others[at]);
    const title = items.find((item) => item.id === id)?.title ?? "";
    announce(`${title} is now ${at + 1} of ${ids.length}`);
  };

  const handleProps = (id: string) => ({
    ref: (element: HTMLElement | null) => {
      if (element === null) handles.current.delete(id);
      else handles.current.set(id, element);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const at = ids.indexOf(id);
      const to = {
        ArrowLeft: at - 1,
        ArrowUp: at - 1,
        ArrowRight: at + 1,
        ArrowDown: at + 1,
        Home: 0,
        End: ids.length,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      focusNext.current = id;
      moveTo(id, to);
    },
  });
  const entryProps = (id: string) => ({
    draggable: true,
    "data-dragged": dragged === id || undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      event.dataTransfer.setData("text/plain", id);
      setDragged(id);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "move";
    },
    onDrop: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      moveTo(dragged, ids.indexOf(id));
      setDragged(undefined);
    },
    onDragEnd: () => setDragged(undefined),
  });
  /** The ids before which the entry would be placed one position earlier or later; null if it cannot move. */
  const neighbors = (id: string) => {
    const at = ids.indexOf(id);
    return {
      earlier: at > 0 ? (ids[at - 1] ?? null) : null,
      later: at < ids.length - 1 ? (ids[at + 2] ?? "") : null,
    };
  };
  return { items, handleProps, entryProps, neighbors };
}
