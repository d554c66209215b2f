/** Route middleware by name. An unknown name fails the build, because a typo must not leave a page unguarded. */
const GUARDS: Readonly<Record<string, string>> = {
  auth: "shell/layouts/auth-guard.tsx",
};

export function guardModule(name: string): string {
  const file = Object.hasOwn(GUARDS, name) ? GUARDS[name] : undefined;
  if (file === undefined) throw new Error(`Unknown route middleware: ${name}`);
  return file;
}
