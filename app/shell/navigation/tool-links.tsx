import { AppLink } from "#app/ui/link.tsx";
import { BUILT_TOOLS } from "#domain/navigation/built-tools.ts";

/** The tools in a menu of the top bar, the open one marked. */
export default function ToolLinks({ pathname }: { pathname: string }) {
  return (
    <ul className="tool-list">
      {BUILT_TOOLS.map(({ path, title, line }) => (
        <li key={path}>
          <AppLink
            to={path}
            aria-current={pathname === path || pathname.startsWith(`${path}/`) ? "page" : undefined}
          >
            <b>{title}</b>
            <small>{line}</small>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
