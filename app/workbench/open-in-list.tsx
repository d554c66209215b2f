import { AppLink } from "#app/ui/link.tsx";
import { carryAddress } from "#domain/documents/carry-address.ts";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

interface OpenInListProps {
  readonly title: string | undefined;
  readonly colorTexts: string;
  /** Given to each row, in a menu that holds other rows too: they then say what they do. */
  readonly className?: string;
}

/** The other tools as rows of a menu's list. */
export default function OpenInList({ title, colorTexts, className }: OpenInListProps) {
  return BUILT_TOOLS.filter((tool) => tool.title !== title).map((tool) => (
    <li key={tool.path} className={className}>
      <AppLink to={carryAddress(tool.path, colorTexts)} preload="none">
        {className === undefined ? tool.title : `Open in ${tool.title}`}
      </AppLink>
    </li>
  ));
}
