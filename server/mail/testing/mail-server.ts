/** An SMTP server for tests, which accepts, rejects or delays mails. */
import { once } from "node:events";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export const MAIL_USER = "tincture";
export const MAIL_PASSWORD = "smtp password";

export interface TestMailServer {
  readonly port: number;
  readonly mails: { readonly to: string[]; readonly isSecure: boolean; readonly email: Email }[];
  /** The SMTP status for a recipient; 0 accepts the mail. */
  answer: (recipient: string) => number;
  close(): Promise<void>;
}

/** Requires STARTTLS with a self-signed certificate, then credentials. */
export async function openMailServer(): Promise<TestMailServer> {
  const mails: TestMailServer["mails"] = [];
  const state: { answer: (recipient: string) => number } = { answer: () => 0 };
  const server = new SMTPServer({
    onAuth({ username, password }, _session, done) {
      const isKnown = username === MAIL_USER && password === MAIL_PASSWORD;
      done(isKnown ? null : refusal(535), isKnown ? { user: MAIL_USER } : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const code = state.answer(address);
      done(code === 0 ? null : refusal(code));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
          const to = session.envelope.rcptTo.map(({ address }) => address);
          mails.push({ to, isSecure: session.secure, email });
          done(null);
        });
      });
    },
  });
  server.on("error", () => undefined); // clients that hang up are part of the tests
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("The mail server has no port");
  return {
    port: address.port,
    mails,
    get answer() {
      return state.answer;
    },
    set answer(answer) {
      state.answer = answer;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error("refused by the test"), { responseCode });
}
