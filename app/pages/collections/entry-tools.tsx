/** Controls on an entry of a sortable list: a drag handle, and a menu that works without JavaScript. */
import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ToolMenu } from "#app/workbench/header/tool-menu.tsx";
import { CommandForm } from "./command-form.tsx";
import type { useOrder } from "./use-order.ts";

interface EntryToolsProps {
  readonly id: string;
  readonly title: string;
  readonly order: ReturnType<typeof useOrder>;
  /** Hidden fields that identify the moved entry. */
  readonly move: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function EntryTools({ id, title, order, move, children }: EntryToolsProps) {
  const { earlier, later } = order.neighbors(id);
  return (
    <div className="entry-tools">
      <button
        type="button"
        className="entry-handle"
        aria-label={`Move ${title}, with arrow keys`}
        {...order.handleProps(id)}
      >
        <Icon name="dots-six-vertical" size={16} />
      </button>
      <ToolMenu accessibleName={`More for ${title}`} label={<Icon name="dots-three" size={18} />}>
        <ul>
          <MoveRow move={move} before={earlier} label="Move earlier" icon="arrow-left" />
          <MoveRow move={move} before={later} label="Move later" icon="arrow-right" />
          {children}
        </ul>
      </ToolMenu>
    </div>
  );
}

interface MoveRowProps {
  readonly move: Readonly<Record<string, string>>;
  readonly before: string | null;
  readonly label: string;
  readonly icon: "arrow-left" | "arrow-right";
}

function MoveRow({ move, before, label, icon }: MoveRowProps) {
  if (before === null) return null;
  return (
    <li>
      <CommandForm fields={{ ...move, before }}>
        <button type="submit">
          <Icon name={icon} />
          {label}
        </button>
      </CommandForm>
    </li>
  );
}
