/** "Open in…" (TLS-6): opens the same colors in another tool, from a tool or a library item. */
import { Icon } from "#app/ui/icon.tsx";
import { OpenInList } from "./open-in-list.tsx";
import { ToolMenu } from "./tool-menu.tsx";

interface OpenInProps {
  /** Title of the open tool, which is omitted. */
  readonly title?: string;
  /** In the format of color-text.ts. */
  readonly colorTexts: string;
  /** Names that people gave to the colors. */
  readonly ownNames?: readonly string[] | undefined;
  readonly className?: string;
  /** A square icon button, for narrow places. */
  readonly isIconOnly?: boolean;
}

export function OpenInMenu({ title, colorTexts, ownNames, className = "", isIconOnly = false }: OpenInProps) {
  return (
    <ToolMenu
      className={`tool-open-in ${className}`}
      {...(isIconOnly && { accessibleName: "Open in another tool" })}
      label={
        isIconOnly ? (
          <span className="btn btn-secondary btn-square btn-m" data-tip="Open in…">
            <Icon name="arrow-square-out" />
          </span>
        ) : (
          <span className="btn btn-ghost btn-s">
            <Icon name="arrow-square-out" />
            Open in…
          </span>
        )
      }
    >
      <ul>
        <OpenInList title={title} colorTexts={colorTexts} ownNames={ownNames} />
      </ul>
    </ToolMenu>
  );
}
