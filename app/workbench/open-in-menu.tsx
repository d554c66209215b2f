/** "Open in…" (TLS-6): the same colors in another tool. */
import { Icon } from "#app/ui/icon.tsx";
import { AppLink } from "#app/ui/link.tsx";
import { colorTexts } from "#domain/documents/color-text.ts";
import { carryAddress } from "#domain/documents/tool-document.ts";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";
import type { Color } from "#engine/color.ts";
import { ToolMenu } from "./tool-menu.tsx";

interface OpenInProps {
  /** Title of the open tool, which is not offered. */
  readonly title: string;
  readonly colors: readonly Color[];
}

export function OpenInMenu(props: OpenInProps) {
  return (
    <ToolMenu
      className="tool-wide tool-open-in"
      label={
        <span className="btn btn-ghost btn-s">
          <Icon name="arrow-square-out" />
          Open in…
        </span>
      }
    >
      <ul>
        <OpenInRows {...props} />
      </ul>
    </ToolMenu>
  );
}

/** The tools as rows of a menu's list. */
export function OpenInRows({ title, colors, className }: OpenInProps & { readonly className?: string }) {
  const texts = colorTexts(colors);
  return BUILT_TOOLS.filter((tool) => tool.title !== title).map((tool) => (
    <li key={tool.path} className={className}>
      <AppLink to={carryAddress(tool.path, texts)} preload="none">
        {className === undefined ? tool.title : `Open in ${tool.title}`}
      </AppLink>
    </li>
  ));
}
