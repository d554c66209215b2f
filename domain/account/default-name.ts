/** The name of an account for which none was given: the part of its address before the @. */
export function defaultName(email: string): string {
  return email.slice(0, Math.max(0, email.lastIndexOf("@"))) || email;
}
