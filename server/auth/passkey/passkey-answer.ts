/** What a browser sends of an authenticator (WebAuthn 3 §5.1.8 and §5.1.9), with bounds. */
import * as v from "valibot";

/** Base64url. An attestation of none, and a signature, have a few hundred bytes. */
const MAX_ENCODED = 8192;
/** 1,023 bytes, the bound of WebAuthn. */
const MAX_CREDENTIAL_ID = 1364;

const Encoded = v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_ENCODED), v.regex(/^[\w-]+$/));
const CredentialId = v.pipe(Encoded, v.maxLength(MAX_CREDENTIAL_ID));

const credential = <Answer extends v.GenericSchema>(response: Answer) =>
  v.object({
    id: CredentialId,
    rawId: CredentialId,
    type: v.literal("public-key"),
    response,
    clientExtensionResults: v.optional(
      v.pipe(
        v.unknown(),
        v.transform(() => ({})),
      ),
      {},
    ),
  });

export const NewPasskeyAnswer = credential(
  v.object({
    clientDataJSON: Encoded,
    attestationObject: Encoded,
  }),
);

export const PasskeyAnswer = credential(
  v.object({
    clientDataJSON: Encoded,
    authenticatorData: Encoded,
    signature: Encoded,
    userHandle: v.optional(Encoded),
  }),
);
