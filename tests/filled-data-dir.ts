/** The data folder of a server that tests start: filled already where the steps of a run share templates. */
import { constants, cpSync, existsSync } from "node:fs";
import { freshDataDir } from "./server-process.ts";
import { sharedFolder, templatesIn } from "./template-folders.ts";

/**
 * A copy of the seeded database, if there is a shared folder for templates. Otherwise it is empty, and the server fills
 * it when it starts, which takes five times as long as to start from a copy.
 */
export async function filledDataDir(): Promise<string> {
  const dataDir = freshDataDir();
  const shared = sharedFolder();
  if (shared === undefined) return dataDir;
  const copy = (from: string) => cpSync(from, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE });
  if (existsSync(shared)) {
    copy(templatesIn(shared).seeded);
    return dataDir;
  }
  // Loaded only where it is needed, since it loads the server's database.
  const { makeDirectories } = await import("./database-templates.ts");
  const { templates, remove } = await makeDirectories();
  copy(templates.seeded);
  await remove();
  return dataDir;
}
