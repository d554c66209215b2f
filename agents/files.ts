/** The files of the agents' server: its view and its skills, as they lie in the folder `agents`. */
import { readFile } from "node:fs/promises";
import path from "node:path";

export const SKILL_NAMES = ["repair-contrast", "brand-to-theme", "tokens-in-ci"] as const;

export interface AgentFiles {
  /** HTML of the theme's view. */
  readonly themeView: string;
  /** By the name of the skill. */
  readonly skills: ReadonlyMap<string, string>;
}

/** `folder` is `agents` of the project or of the package. */
export async function readAgentFiles(folder: string): Promise<AgentFiles> {
  const text = (...parts: string[]) => readFile(path.join(folder, ...parts), "utf8");
  const skills = await Promise.all(
    SKILL_NAMES.map(async (name) => [name, await text("skills", name, "SKILL.md")] as const),
  );
  return { themeView: await text("view", "theme.html"), skills: new Map(skills) };
}
