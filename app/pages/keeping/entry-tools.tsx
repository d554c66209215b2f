/** On the corner of an entry of an ordered list: its handle, and a menu that works without script. */
import type { ReactNode } from "react";
import type { FetcherWithComponents } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { ToolMenu } from "#app/workbench/tool-menu.tsx";
import type { useOrder } from "./use-order.ts";

interface EntryToolsProps {
  readonly id: string;
  readonly title: string;
  readonly order: ReturnType<typeof useOrder>;
  readonly fetcher: FetcherWithComponents<unknown>;
  /** Fields that say what is moved. */
  readonly move: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

export function EntryTools({ id, title, order, fetcher, move, children }: EntryToolsProps) {
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
          <MoveRow fetcher={fetcher} move={move} before={earlier} label="Move earlier" icon="arrow-left" />
          <MoveRow fetcher={fetcher} move={move} before={later} label="Move later" icon="arrow-right" />
          {children}
        </ul>
      </ToolMenu>
    </div>
  );
}

interface MoveRowProps {
  readonly fetcher: FetcherWithComponents<unknown>;
  readonly move: Readonly<Record<string, string>>;
  readonly before: string | null;
  readonly label: string;
  readonly icon: "arrow-left" | "arrow-right";
}

function MoveRow({ fetcher, move, before, label, icon }: MoveRowProps) {
  if (before === null) return null;
  return (
    <li>
      <CommandForm fetcher={fetcher} fields={{ ...move, before }}>
        <button type="submit">
          <Icon name={icon} />
          {label}
        </button>
      </CommandForm>
    </li>
  );
}

interface CommandFormProps {
  readonly fetcher: FetcherWithComponents<unknown>;
  readonly fields: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** A form of hidden fields with one button. */
export function CommandForm({ fetcher, fields, children }: CommandFormProps) {
  return (
    <fetcher.Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </fetcher.Form>
  );
}
