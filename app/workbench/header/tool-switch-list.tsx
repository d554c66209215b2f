/** The tools in the header's menu, each with a sample of the current colors; typing filters them. */
import { useState } from "react";
import { AppLink } from "#app/ui/link.tsx";
import { ToolPicture } from "#app/ui/tool-picture.tsx";
import { TOOLS } from "#domain/navigation/tools.ts";

interface ToolSwitchListProps {
  readonly title: string;
}

export function ToolSwitchList({ title }: ToolSwitchListProps) {
  const [text, setText] = useState("");
  const words = text.trim().toLowerCase().split(/\s+/);
  const shown = TOOLS.filter((tool) =>
    words.every((word) => `${tool.title} ${tool.line}`.toLowerCase().includes(word)),
  );
  return (
    <>
      <li className="tool-filter">
        <input
          type="search"
          className="text-input"
          placeholder="Find a tool"
          aria-label="Find a tool"
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter")
              event.currentTarget.closest("ul")?.querySelector<HTMLAnchorElement>("a")?.click();
          }}
        />
      </li>
      {shown.map((tool) => (
        <li key={tool.path}>
          <AppLink to={tool.path} aria-current={tool.title === title ? "page" : undefined}>
            <ToolPicture tool={tool.id} />
            {tool.title}
          </AppLink>
        </li>
      ))}
      {shown.length === 0 && <li className="tool-none">No tool is called that.</li>}
    </>
  );
}
