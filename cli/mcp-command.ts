/** `tincture mcp`: the agents' server on stdin and stdout, without a network. */
import { fileURLToPath } from "node:url";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { createAgentsServers } from "#agents/agents-server.ts";
import { readAgentFiles } from "#agents/files.ts";
import { runHere } from "#agents/run-call.ts";
import { serverOf } from "./ask-server.ts";
import { EXIT, type ExitCode, usageProblem } from "./exit-code.ts";
import { LOCAL_CONTEXT } from "./local-context.ts";
import { messageLines } from "./streams/message-lines.ts";
import type { Program } from "./streams/program.ts";
import { VERSION } from "./version.ts";

/** Beside this folder, in the project as in the package. */
const FILES = new URL("../agents/", import.meta.url);

/** Resolves at once: the server ends with its stdin. TINCTURE_SERVER names the site that links lead to. */
export async function serveAgents(
  args: readonly string[],
  { stderr, stdin, env }: Program,
): Promise<ExitCode> {
  const [first] = args;
  if (first === "--help" || first === "-h" || stdin.isTerminal) {
    await stderr.write(
      "tincture mcp is started by an agent, which talks to it on stdin and stdout. For Claude Code: claude mcp add tincture -- tincture mcp\n",
    );
    return stdin.isTerminal && first === undefined ? EXIT.usage : EXIT.fine;
  }
  if (first !== undefined)
    throw usageProblem(`“${first.slice(0, 60)}” is no option: tincture mcp takes none.`);
  const servers = await createAgentsServers({
    version: VERSION,
    run: runHere(LOCAL_CONTEXT),
    files: await readAgentFiles(fileURLToPath(FILES)),
    origin: serverOf(undefined, env)?.origin,
  });
  const onerror = (error: Error) => void stderr.write(`tincture mcp: ${error.message}\n`);
  const lines = messageLines((answer) => process.stdout.write(`${JSON.stringify(answer)}\n`));
  // Nobody reads the answers any more.
  process.stdout.once("error", () => process.stdin.destroy());
  serveStdio(servers, { transport: new StdioServerTransport(process.stdin.pipe(lines)), onerror });
  return EXIT.fine;
}
