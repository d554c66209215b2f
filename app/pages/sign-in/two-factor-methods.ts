/** Methods of the second factor: an authenticator app, a mailed code, or a recovery code. */
export const CODE_METHODS = ["totp", "otp", "recovery"] as const;
export type CodeMethod = (typeof CODE_METHODS)[number];

/** Parameters of this page; the others belong to the redirect target. */
export const OWN_PARAMETERS = ["method", "methods"] as const;

/** The account's methods, from the address; recovery codes are always included. */
export function offeredMethods(query: URLSearchParams): readonly CodeMethod[] {
  const named = (query.get("methods") ?? "").split(",");
  const offered = CODE_METHODS.filter((method) => method === "recovery" || named.includes(method));
  return offered.length > 1 ? offered : CODE_METHODS;
}

export function codeMethodOf(query: URLSearchParams): CodeMethod {
  const offered = offeredMethods(query);
  return offered.find((method) => method === query.get("method")) ?? offered[0] ?? "totp";
}

export function addressForMethod(search: string, method: CodeMethod): string {
  const query = new URLSearchParams(search);
  query.set("method", method);
  return `/login/two-factor?${query}`;
}
