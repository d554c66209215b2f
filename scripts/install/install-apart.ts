// Installs the packages of folders that have a package file of their own (decision 055).
import { ensureInstalled } from "./install.mjs";

for (const folder of process.argv.slice(2)) ensureInstalled(folder);
