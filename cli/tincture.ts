/**
 * The program `tincture`. Node keeps compiled code for the next start once it is told to, so the rest is loaded after
 * that; what only says a version loads nothing.
 */
import module from "node:module";
import { VERSION } from "./version.ts";

module.enableCompileCache?.();
const [first] = process.argv.slice(2);
if (first === "--version" || first === "-v") process.stdout.write(`${VERSION}\n`);
else void import("./main.ts").then(({ main }) => main());
