/** How agents are told of the server, each in its own words. */

export interface AgentClient {
  readonly id: string;
  readonly name: string;
  /** What to do, before the code. */
  readonly step: string;
  readonly code: string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** `address` is that of the server's /mcp. */
export function agentClients(address: string): readonly AgentClient[] {
  return [
    {
      id: "claude-code",
      name: "Claude Code",
      step: "In a terminal:",
      code: `claude mcp add --transport http tincture ${address}`,
    },
    {
      id: "claude",
      name: "Claude",
      step: "In Settings, under Connectors, add a custom connector with this address:",
      code: address,
    },
    {
      id: "chatgpt",
      name: "ChatGPT",
      step: "In Settings, under Apps and Connectors, turn on developer mode, and create a connector without authentication with this address:",
      code: address,
    },
    {
      id: "cursor",
      name: "Cursor",
      step: "In .cursor/mcp.json of a project, or ~/.cursor/mcp.json for all:",
      code: json({ mcpServers: { tincture: { url: address } } }),
    },
    {
      id: "vscode",
      name: "VS Code",
      step: "In .vscode/mcp.json:",
      code: json({ servers: { tincture: { type: "http", url: address } } }),
    },
    {
      id: "codex",
      name: "Codex",
      step: "In ~/.codex/config.toml:",
      code: `[mcp_servers.tincture]\nurl = "${address}"`,
    },
    {
      id: "gemini",
      name: "Gemini CLI",
      step: "In a terminal:",
      code: `gemini mcp add --transport http tincture ${address}`,
    },
  ];
}
