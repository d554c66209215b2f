import type { SessionUser } from "#domain/account/session-user.ts";

/** The picture of a person, or their initials, on the shield. The name is said beside it. */
export function AccountMark({ user }: { user: Pick<SessionUser, "displayName" | "photoURL"> }) {
  return (
    <span className="account-mark" aria-hidden="true">
      {user.photoURL === null ? initialsOf(user.displayName) : <img src={user.photoURL} alt="" />}
    </span>
  );
}

/** Of the first and the last word; whole characters, also outside the basic plane. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toLocaleUpperCase("en");
}
