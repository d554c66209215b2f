/** Route middleware by name. A name that is not here stops the build: a typo must not open a page. */
const GUARDS: Readonly<Record<string, string>> = {
  auth: "shell/layouts/auth-guard.tsx",
};

export function guardModule(name: string): string {
  const file = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
  if (file === undefined) throw new Error(`Unknown route middleware: ${name}`);
  return file;
}
