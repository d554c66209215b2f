/**
 * The sandbox of the signed-in person. If the keys of a payment service are configured there is no sandbox, and its
 * pages answer 404.
 */
import { data, type RouterContextProvider, redirect } from "react-router";
import { loginAddressFor } from "#domain/navigation/login-redirect.ts";
import { readUser } from "#server/account/current-user.server.ts";
import { readSandbox } from "#server/billing/sandbox/sandbox-store.server.ts";
import { servicesContext } from "#server/pages/request-context.server.ts";

export async function sandboxOf(request: Request, context: Readonly<RouterContextProvider>) {
  const { sandbox } = context.get(servicesContext).billing;
  if (sandbox === undefined) throw data(null, { status: 404 });
  const user = await readUser(request, context);
  if (user === null)
    throw redirect(loginAddressFor(new URL(request.url).pathname.replace(/\.data$/, ""), "") ?? "/login");
  return { sandbox, uid: user.uid };
}

/** Undefined for a person who has never started a checkout. */
export async function sandboxAccountOf(request: Request, context: Readonly<RouterContextProvider>) {
  const { sandbox, uid } = await sandboxOf(request, context);
  return readSandbox(sandbox, { userId: uid });
}

/** One field of a form; an empty text if it is missing. */
export async function fieldsOf(request: Request): Promise<(name: string) => string> {
  const form = await request.formData().catch(() => new FormData());
  return (name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
}
