import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { VisionChoice } from "#app/color/vision-choice.ts";
import { renameProblem, type VariablesAction } from "#app/tools/variables/model.ts";
import { signOf } from "#app/tools/variables/outputs.ts";
import { useRowDrag } from "#app/tools/variables/use-row-drag.ts";
import { useRowIds } from "#app/tools/variables/use-row-ids.ts";
import type { VariablesDocument } from "#domain/documents/variables/variables-document.ts";
import { clashesOf, variableTokens } from "#engine/variables/variable-tokens.ts";
import { VariableRow } from "./variable-row.tsx";

interface VariableTableProps {
  readonly document: VariablesDocument;
  readonly vision: VisionChoice;
  readonly act: (action: VariablesAction) => void;
  readonly preview: (action: VariablesAction) => void;
  readonly cancelPreview: () => void;
  /** Returns the current table, so that rows can validate a name without re-rendering for each change. */
  readonly latest: () => VariablesDocument;
}

/** Names and swatches, one row per color; a row is moved by its handle or by Alt with arrow keys. */
export function VariableTable({ document, vision, act, preview, cancelPreview, latest }: VariableTableProps) {
  const { rows, output } = document;
  const ids = useRowIds(useMemo(() => rows.map(({ name }) => name), [rows]));
  const list = useRef<HTMLOListElement>(null);
  const { held, start } = useRowDrag({ preview, act, cancelPreview });
  const { written, clashes } = useMemo(() => {
    const sign = signOf(output);
    const set = output === "map" ? { ...document, prefix: "" } : document;
    const names = variableTokens(set).filter(({ kind }) => kind === "base");
    return {
      written: names.map(({ identifier }) => (sign === "" ? `"${identifier}"` : `${sign}${identifier}`)),
      clashes: clashesOf(set, sign),
    };
  }, [document, output]);
  const problemOf = useCallback(
    (index: number, name: string) => renameProblem(latest(), index, name),
    [latest],
  );
  useRestoredFocus(list, ids);
  useNewRowFocus(list, rows.length);
  return (
    <div className="variables" data-notices="above">
      <div className="variables-head t-label" aria-hidden="true">
        <span>Light</span>
        <span>Dark</span>
        <span className="variables-head-name">Name</span>
        <span>Light value</span>
        <span>Dark value</span>
        <span>Steps</span>
      </div>
      <ol ref={list} aria-label="Colors">
        {rows.map((row, index) => (
          <VariableRow
            key={ids[index] ?? row.name}
            row={row}
            index={index}
            isHeld={held === index}
            isOnly={rows.length === 1}
            written={written[index] ?? ""}
            clash={clashes.get(index)}
            vision={vision}
            problemOf={problemOf}
            act={act}
            onDragStart={start}
          />
        ))}
      </ol>
    </div>
  );
}

/** Restores the focus, which an element loses when it is moved in the DOM. */
function useRestoredFocus(list: { readonly current: HTMLElement | null }, ids: readonly number[]): void {
  const focused = useRef<Element>(null);
  useEffect(() => {
    const element = list.current;
    if (element === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener(
      "focusin",
      (event) => {
        focused.current = event.target instanceof Element ? event.target : null;
      },
      { signal },
    );
    window.addEventListener(
      "pointerdown",
      () => {
        focused.current = null;
      },
      { signal, capture: true },
    );
    return () => controller.abort();
  }, [list]);
  const key = ids.join();
  useLayoutEffect(() => {
    const last = focused.current;
    if (
      key !== "" &&
      last instanceof HTMLElement &&
      last.isConnected &&
      document.activeElement === document.body
    )
      last.focus();
  }, [key]);
}

/** Focuses the name of an added color. */
function useNewRowFocus(list: { readonly current: HTMLElement | null }, count: number): void {
  const before = useRef(count);
  useEffect(() => {
    const isAdded = list.current?.dataset["adding"] !== undefined && count === before.current + 1;
    before.current = count;
    if (!isAdded || list.current === null) return;
    delete list.current.dataset["adding"];
    const field = list.current.lastElementChild?.querySelector<HTMLInputElement>(".variable-name input");
    field?.focus();
    field?.select();
  }, [list, count]);
}
