import { AppLink } from "#app/ui/link.tsx";
import { ToolPicture } from "#app/ui/tool-picture.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { TOOLS } from "#domain/navigation/tools.ts";

interface OpenInListProps {
  readonly title: string | undefined;
  readonly colorTexts: string;
  readonly ownNames?: readonly string[] | undefined;
  /** Class for each row, in a menu that also has other rows; the rows then name their action. */
  readonly className?: string;
}

/** The other tools as rows of a menu. */
export function OpenInList({ title, colorTexts, ownNames, className }: OpenInListProps) {
  return TOOLS.filter((tool) => tool.title !== title).map((tool) => (
    <li key={tool.path} className={className}>
      <AppLink to={carryAddress(tool.path, colorTexts, ownNames)} preload="none">
        {className === undefined && <ToolPicture tool={tool.id} />}
        {className === undefined ? tool.title : `Open in ${tool.title}`}
      </AppLink>
    </li>
  ));
}
