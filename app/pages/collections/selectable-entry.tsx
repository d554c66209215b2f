import type { ComponentProps, ReactNode } from "react";
import type { CardView } from "#app/items/card-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Selection } from "./use-selection.ts";

interface SelectableEntryProps {
  readonly card: CardView;
  readonly selection: Selection;
  readonly entryProps?: ComponentProps<"li">;
  /** The commands of this entry alone; they make room while several are selected. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** An entry of a list. While entries are selected the whole card is its checkbox, and nothing else in it acts. */
export function SelectableEntry({ card, selection, entryProps, tools, children }: SelectableEntryProps) {
  const isChosen = selection.selected.includes(card.id);
  return (
    <li className="entry" {...entryProps}>
      <div inert={selection.isOn}>{children}</div>
      {selection.isOn ? (
        <label className="entry-pick">
          <span className="checkbox">
            <input
              type="checkbox"
              aria-label={`Select ${card.title}`}
              checked={isChosen}
              onChange={({ currentTarget, nativeEvent }) =>
                selection.choose(card.id, currentTarget.checked, isWithShift(nativeEvent))
              }
            />
            <Icon name="check" size={12} />
          </span>
        </label>
      ) : (
        tools
      )}
    </li>
  );
}

const isWithShift = (event: Event): boolean => event instanceof MouseEvent && event.shiftKey;
