import { signInWithPasskey } from "./passkey-client.ts";
import { refreshSession } from "./session.ts";

/** Undefined once the person is signed in, otherwise a sentence that says why not. */
export async function passkeySignIn(): Promise<string | undefined> {
  const outcome = await signInWithPasskey();
  if (!outcome.ok) return outcome.error.message;
  await refreshSession();
  return undefined;
}
