// An authenticator in software (WebAuthn 3): makes a passkey of P-256, and signs with it.
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** What a device says wrongly, to see it refused. */
export interface Lie {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
  readonly signature?: string;
}

const [PRESENT, VERIFIED, HAS_KEY] = [1, 4, 64];

export function createPasskeyDevice(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(32);
  let userHandle = "";

  const clientData = (type: string, challenge: string, lie: Lie) =>
    Buffer.from(JSON.stringify({ type: lie.type ?? type, challenge, origin: lie.origin ?? origin }));
  const dataOf = (rpId: string, flags: number, { isVerified = true, counter = 0, ...lie }: Lie) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = PRESENT | flags | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(lie.rpId ?? rpId), Buffer.from([flag]), count]);
  };
  const answer = (response: object) => ({
    id: id.toString("base64url"),
    rawId: id.toString("base64url"),
    type: "public-key",
    clientExtensionResults: {},
    response,
  });

  return {
    create(
      { challenge, rp, user }: { challenge: string; rp: { id?: string }; user: { id: string } },
      lie: Lie = {},
    ) {
      userHandle = user.id;
      const key = mapOf([
        [integer(1), integer(2)],
        [integer(3), integer(-7)],
        [integer(-1), integer(1)],
        [integer(-2), bytes(Buffer.from(x, "base64url"))],
        [integer(-3), bytes(Buffer.from(y, "base64url"))],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = Buffer.concat([dataOf(rp.id ?? "", HAS_KEY, lie), Buffer.alloc(16), length, id, key]);
      const attestation = mapOf([
        [text("fmt"), text("none")],
        [text("attStmt"), mapOf([])],
        [text("authData"), bytes(data)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, lie).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
      });
    },
    get({ challenge, rpId }: { challenge: string; rpId: string }, lie: Lie = {}) {
      const client = clientData("webauthn.get", challenge, lie);
      const data = dataOf(rpId, 0, lie);
      const signature = sign(
        "sha256",
        Buffer.concat([data, createHash("sha256").update(client).digest()]),
        privateKey,
      );
      return answer({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: lie.signature ?? signature.toString("base64url"),
        userHandle: lie.userHandle ?? userHandle,
      });
    },
  };
}

function sha256(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

// CBOR (RFC 8949), as far as a passkey needs it.
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  return value < 256
    ? Buffer.from([(major << 5) | 24, value])
    : Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

const integer = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const mapOf = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);
