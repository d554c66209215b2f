import { AppLink } from "#app/ui/link.tsx";
import { ToolPicture } from "#app/ui/tool-picture.tsx";
import { shortTitle, TOOL_GROUPS, TOOLS } from "#domain/navigation/tools.ts";

interface HomeIndexProps {
  /** What stands in the SVG of each picture, by the id of its tool. */
  readonly pictures: Readonly<Record<string, string>>;
}

const NUMBERS =
  "Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty".split(
    " ",
  );

/** Every tool with a picture that is drawn by it, in the palette above. */
export function HomeIndex({ pictures }: HomeIndexProps) {
  return (
    <section id="tools" className="page-width home-index" aria-labelledby="home-index-title">
      <div className="home-index-head">
        <h2 id="home-index-title" className="t-display-s">
          {NUMBERS[TOOLS.length] ?? TOOLS.length} tools, one workbench
        </h2>
        <p>Every picture here is drawn by its tool, in the palette above.</p>
      </div>
      {TOOL_GROUPS.map(({ id: group, title }) => (
        <div key={group} className="home-group">
          <h3>{title}</h3>
          <ul>
            {TOOLS.filter((tool) => tool.group === group).map((tool) => (
              <li key={tool.path}>
                <AppLink to={tool.path}>
                  <ToolPicture tool={tool.id} drawing={pictures[tool.id]} />
                  <span>
                    <b>{shortTitle(tool)}</b>
                    <small>{tool.line}</small>
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
