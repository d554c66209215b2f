/**
 * The only way for a mailed link into the sign-in library: whatever it is for, it must bear the account's stamp, and
 * using it is a proof of the mailbox. The library itself sees its own token, and an account that is confirmed.
 */
import type { BetterAuthPlugin, GenericEndpointContext } from "better-auth";
import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { fieldOf } from "#server/auth/request-hooks.ts";
import type { Database } from "#server/db/database.ts";
import { type LinkKind, readMailedLink } from "./mailed-link.server.ts";
import { proveMailbox } from "./prove-mailbox.server.ts";

/** The kind of link that each path of the library takes, and where its token is. */
const DOORS: Readonly<Record<string, { readonly kind: LinkKind; readonly part: "body" | "query" }>> = {
  "/reset-password": { kind: "resetPassword", part: "body" },
  "/magic-link/verify": { kind: "signIn", part: "query" },
  // Confirming an address needs nothing of the library (action-commands.server.ts).
  "/verify-email": { kind: "changeEmail", part: "query" },
};

export function linkDoor(db: Database): Pick<BetterAuthPlugin, "id" | "hooks"> {
  return {
    id: "link-door",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path !== undefined && path in DOORS,
          handler: createAuthMiddleware(async (context) => {
            const door = DOORS[context.path];
            if (door === undefined) return;
            const token = await usedToken(db, context, door);
            return { context: { [door.part]: { token } } };
          }),
        },
      ],
    },
  };
}

async function usedToken(
  db: Database,
  context: GenericEndpointContext,
  { kind, part }: { readonly kind: LinkKind; readonly part: "body" | "query" },
): Promise<string> {
  const mailed = fieldOf(context[part], "token");
  const parts = { db, context: context.context };
  const link = await readMailedLink(parts, kind, typeof mailed === "string" ? mailed : "");
  if (link.state === "expired") throw refusal("TOKEN_EXPIRED");
  if (link.state === "invalid") throw refusal("INVALID_TOKEN");
  const { account, rowId, change, token } = link;
  if (account === undefined) return token;
  const session = await getSessionFromCtx(context);
  const isOwn = session?.user.id === account.id;
  // Checked before the link is used, so that it stays valid for its owner.
  if (change !== undefined && session !== null && !isOwn) throw refusal("INVALID_USER");
  if (change !== undefined && !account.emailVerified) throw refusal("INVALID_TOKEN");
  const proof = await proveMailbox(db, { account, ownsAccess: isOwn, rowId });
  if (proof.ok) return token;
  if (proof.reason === "used") throw refusal("INVALID_TOKEN");
  throw new APIError("SERVICE_UNAVAILABLE", { code: "BUSY", message: "Please try again." });
}

function refusal(code: "TOKEN_EXPIRED" | "INVALID_TOKEN" | "INVALID_USER"): APIError {
  return new APIError("BAD_REQUEST", { code, message: "This link is not valid." });
}
