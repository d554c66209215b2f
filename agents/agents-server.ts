/** The server of the Model Context Protocol: its tools, its view and its skills, for a connection or a request. */
import {
  type ListToolsResult,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  ResourceTemplate,
} from "@modelcontextprotocol/server";
import { memorySkillFiles, SkillsExtension } from "@modelcontextprotocol/server/ext/skills";
import type { AgentFiles } from "./files.ts";
import type { RunCall } from "./run-call.ts";
import { THEME_VIEW } from "./tools/theme-tools.ts";
import { listedTool, ToolProblem } from "./tools/tool.ts";
import { TOOLS } from "./tools/tools.ts";

/** A library item as JSON text; undefined if there is none of this id. */
export type ReadItem = (kind: "palettes" | "gradients", id: string) => Promise<string | undefined>;

export interface AgentsServerParts {
  readonly version: string;
  readonly run: RunCall;
  readonly files: AgentFiles;
  /** Of the site that share links lead to. */
  readonly origin?: string | undefined;
  /** Undefined without a library. */
  readonly readItem?: ReadItem;
}

const INSTRUCTIONS =
  "Tincture computes color exactly: let it convert, measure and repair colors instead of estimating them. Name colors as CSS. Before you say that a contrast passes, measure it.";
const HTML_OF_APPS = "text/html;profile=mcp-app";
const DAY_MS = 86_400_000;
const HINT = { ttlMs: DAY_MS, cacheScope: "public" } as const;

/** What does not change between requests, made once. */
export async function createAgentsServers(parts: AgentsServerParts): Promise<() => McpServer> {
  const { version, run, files, origin, readItem } = parts;
  const tools = TOOLS.filter(({ needsLibrary }) => !needsLibrary || readItem !== undefined);
  // The same JSON, for a type that names every depth of it.
  const listed: ListToolsResult["tools"] = JSON.parse(JSON.stringify(tools.map(listedTool)));
  const skills = await SkillsExtension.load(
    memorySkillFiles(Object.fromEntries([...files.skills].map(([name, text]) => [`${name}/SKILL.md`, text]))),
    { cacheHint: HINT, strict: true },
  );

  return () => {
    const server = new McpServer(
      { name: "tincture", title: "Tincture", version },
      {
        capabilities: { tools: {} },
        instructions: INSTRUCTIONS,
        cacheHints: { "tools/list": HINT, "resources/list": HINT },
      },
    );
    server.registerResource("theme", THEME_VIEW, { title: "A theme, live", mimeType: HTML_OF_APPS }, () => ({
      contents: [{ uri: THEME_VIEW, mimeType: HTML_OF_APPS, text: files.themeView }],
    }));
    if (readItem !== undefined)
      for (const kind of ["palettes", "gradients"] as const)
        server.registerResource(
          kind,
          new ResourceTemplate(`tincture://${kind}/{id}`, { list: undefined }),
          { title: `One of the library’s ${kind}`, mimeType: "application/json" },
          async (uri, { id }) => {
            const text = await readItem(kind, String(id));
            if (text === undefined)
              throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no item at ${uri.href}.`);
            return { contents: [{ uri: uri.href, mimeType: "application/json", text }] };
          },
        );
    skills.attach(server);
    server.server.setRequestHandler("tools/list", () => ({ tools: listed }));
    server.server.setRequestHandler("tools/call", async ({ params }) => {
      const tool = tools.find(({ name }) => name === params.name);
      if (tool === undefined)
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `There is no tool ${params.name.slice(0, 60)}.`,
        );
      try {
        const { structured, text } = await tool.answer(params.arguments ?? {}, { run, origin });
        return { content: [{ type: "text", text }], structuredContent: structured };
      } catch (error) {
        if (!(error instanceof ToolProblem)) throw error;
        return { content: [{ type: "text", text: error.message }], isError: true };
      }
    });
    return server;
  };
}
