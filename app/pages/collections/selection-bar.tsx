/** What is done with the selected entries of a list. */
import { useState } from "react";
import { Button, IconButton } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { NOTHING_MEANWHILE, part } from "#app/ui/part.tsx";
import type { ItemKind } from "#domain/library/item.ts";
import type { Selection } from "./use-selection.ts";
import "#app/ui/toggle.css";
import "./selection.css";

const ChooseCollection = part("ChooseCollection", () => import("./choose-collection.tsx"), NOTHING_MEANWHILE);

export function SelectButton({ selection }: { selection: Selection }) {
  const { isOn, start, stop, button } = selection;
  return (
    <Button ref={button} variant={isOn ? "ink" : "secondary"} onClick={isOn ? stop : start}>
      <Icon name="check" />
      {isOn ? "Done" : "Select"}
    </Button>
  );
}

type Fields = Readonly<Record<string, string>>;

interface SelectionBarProps {
  readonly selection: Selection;
  readonly kind: ItemKind;
  readonly isBusy: boolean;
  /** The collection that is listed, out of which entries can be moved into another. */
  readonly from?: string;
  readonly onCommand: (fields: Fields) => void;
  /** The fields that take entries out of the list, but for the entries. */
  readonly removal: Fields;
}

export function SelectionBar({ selection, kind, isBusy, from, onCommand, removal }: SelectionBarProps) {
  const { selected, isAll, chooseAll, stop } = selection;
  const [asked, setAsked] = useState<"collect" | "carry">();
  const isNone = selected.length === 0;
  const cannot = isNone || isBusy || undefined;
  const items = selected.join();
  const some = `${selected.length} ${kind}${selected.length === 1 ? "" : "s"}`;
  const press = (act: () => void) => () => {
    if (cannot === undefined) act();
  };
  return (
    <section className="selection-bar" aria-label="Selection">
      <p role="status">{isNone ? `Choose ${kind}s` : `${some} selected`}</p>
      <Button size="s" variant="ghost" className="selection-all" onClick={chooseAll}>
        {isAll ? "Select none" : "Select all"}
      </Button>
      <div className="selection-acts">
        <Button aria-disabled={cannot} onClick={press(() => setAsked("collect"))}>
          <Icon name="folder-plus" />
          Collect
        </Button>
        {from !== undefined && (
          <Button aria-disabled={cannot} onClick={press(() => setAsked("carry"))}>
            <Icon name="arrow-right" />
            Move
          </Button>
        )}
        <Button aria-disabled={cannot} onClick={press(() => onCommand({ ...removal, items }))}>
          <Icon name="x" />
          Remove
        </Button>
      </div>
      <IconButton icon="x" label="Stop selecting" shortcut="Esc" className="selection-stop" onClick={stop} />
      {asked !== undefined && (
        <ChooseCollection
          title={asked === "carry" ? `Move ${some} to` : `Collect ${some}`}
          except={from}
          isBusy={isBusy}
          onChoose={(target) => {
            onCommand({ intent: asked, ...(asked === "carry" && from && { id: from }), ...target, items });
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
