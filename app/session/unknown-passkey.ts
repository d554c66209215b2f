import type { AuthError } from "#domain/account/auth-errors.ts";

/**
 * Tells whoever keeps passkeys that one of them is no longer known here, so that it is not offered again (WebAuthn 3
 * §5.1.10.1). Browsers that cannot, or whose passkeys are kept elsewhere, go on offering it.
 */
export async function signalUnknown(
  { code }: AuthError,
  rpId: string | undefined,
  credentialId: string,
): Promise<void> {
  if (code !== "passkey-unknown" || rpId === undefined) return;
  if (!("signalUnknownCredential" in PublicKeyCredential)) return;
  await PublicKeyCredential.signalUnknownCredential({ rpId, credentialId }).catch(() => undefined);
}
