/** Ways to give the second factor: from the app, from a mail, or one of the codes kept for when both are gone. */
export const CODE_METHODS = ["totp", "otp", "recovery"] as const;
export type CodeMethod = (typeof CODE_METHODS)[number];

/** Parameters of this page; the others belong to where the person goes next. */
export const OWN_PARAMETERS = ["method", "methods"] as const;

/** What the account offers, as the address says; recovery codes always. */
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
