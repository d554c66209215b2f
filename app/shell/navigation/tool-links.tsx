import { AppLink } from "#app/ui/link.tsx";
import { ToolPicture } from "#app/ui/tool-picture.tsx";
import { TOOLS } from "#domain/navigation/tools.ts";

/** The tools in a menu of the top bar, with the current one marked. */
export function ToolLinks({ pathname }: { pathname: string }) {
  return (
    <ul className="tool-list">
      {TOOLS.map(({ id, path, title, line }) => (
        <li key={path}>
          <AppLink
            to={path}
            aria-current={pathname === path || pathname.startsWith(`${path}/`) ? "page" : undefined}
          >
            <ToolPicture tool={id} />
            <b>{title}</b>
            <small>{line}</small>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
