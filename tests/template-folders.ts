/** Where the templates of the embedded database are, apart from what makes them, since that loads the server's database. */
import { join } from "node:path";

export interface DatabaseTemplates {
  /** Paths of data directories, or names of databases. */
  readonly empty: string;
  readonly seeded: string;
}

/**
 * With TEST_TEMPLATES, a folder that lives as long as one run of several steps, the first step to finish its templates
 * leaves them here for the others.
 */
export function sharedFolder(): string | undefined {
  const shared = process.env.TEST_TEMPLATES;
  return shared === undefined ? undefined : join(shared, "templates");
}

export const templatesIn = (folder: string): DatabaseTemplates => ({
  empty: join(folder, "empty"),
  seeded: join(folder, "seeded"),
});
