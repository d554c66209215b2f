/** Makes and uses passkeys with the browser (WebAuthn). Loaded when a button asks for it. */
import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from "@simplewebauthn/browser";
import * as v from "valibot";
import type { AuthErrorCode } from "#domain/account/auth-error-texts.ts";
import { type AuthError, authErrorOf } from "#domain/account/auth-errors.ts";
import { callAuth } from "./auth-client.ts";
import { signalUnknown } from "./unknown-passkey.ts";

export type PasskeyOutcome = { readonly ok: true } | { readonly ok: false; readonly error: AuthError };

/** The browser itself checks what the options contain. */
const Options = <Kind>() =>
  v.object({
    options: v.custom<Kind>((given) => typeof given === "object" && given !== null && "challenge" in given),
  });
const NewOptions = Options<PublicKeyCredentialCreationOptionsJSON>();
const SignInOptions = Options<PublicKeyCredentialRequestOptionsJSON>();

export async function signInWithPasskey(): Promise<PasskeyOutcome> {
  return ask("sign-in-options", {}, SignInOptions, async ({ options }) => {
    const response = await startAuthentication({ optionsJSON: options });
    return {
      path: "sign-in",
      body: { response },
      onRefused: (error) => signalUnknown(error, options.rpId, response.id),
    };
  });
}

/** The password, and a code if two-step sign-in is on, are asked for again. */
export async function addPasskey(given: {
  readonly name: string;
  readonly password: string;
  readonly code: string;
}): Promise<PasskeyOutcome> {
  const { name, ...proof } = given;
  return ask("register-options", proof, NewOptions, async ({ options }) => ({
    path: "register",
    body: { name, response: await startRegistration({ optionsJSON: options }) },
  }));
}

interface Answer {
  readonly path: string;
  readonly body: object;
  readonly onRefused?: (error: AuthError) => Promise<void>;
}

async function ask<Asked extends v.GenericSchema>(
  path: string,
  body: object,
  schema: Asked,
  answerOf: (asked: v.InferOutput<Asked>) => Promise<Answer>,
): Promise<PasskeyOutcome> {
  if (!browserSupportsWebAuthn()) return failed("passkey-unavailable");
  const asked = await callAuth(`/api/auth/passkey/${path}`, { body });
  if (!asked.ok) return asked;
  const read = v.safeParse(schema, asked.body);
  if (!read.success) return failed("unknown");
  try {
    const answer = await answerOf(read.output);
    const sent = await callAuth(`/api/auth/passkey/${answer.path}`, { body: answer.body });
    if (sent.ok) return { ok: true };
    await answer.onRefused?.(sent.error);
    return sent;
  } catch (error) {
    return failed(REASONS[error instanceof Error ? error.name : ""] ?? "passkey-cancelled");
  }
}

/** By the name of the browser's error (WebAuthn 3 §5.1.3 and §5.1.4); for any other the person has pressed "Cancel". */
const REASONS: Readonly<Record<string, AuthErrorCode>> = {
  InvalidStateError: "passkey-known",
  NotSupportedError: "passkey-unavailable",
  SecurityError: "passkey-unavailable",
};

function failed(code: AuthErrorCode): PasskeyOutcome {
  return { ok: false, error: authErrorOf({ code }) };
}
