// `npm run generate -- migrations`: writes into drizzle/ what changed in the tables since the last migration. Read it before
// it is committed: it runs beside the version before (server/db/migrations.test.ts).
import { runProgram } from "../scripts/run-tool.ts";

const KIT = "generators/node_modules/drizzle-kit/bin.cjs";
process.exitCode = await runProgram(process.execPath, [
  KIT,
  "generate",
  "--config=generators/drizzle.config.ts",
]);
