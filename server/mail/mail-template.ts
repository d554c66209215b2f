/** The texts of each mail, as plain text and simple HTML: one sentence, one button, the product's name. */
import type { MailKind } from "./mail-commands.server.ts";
import { NOTICE_LETTERS } from "./notice-letters.ts";

export interface MailText {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

interface Letter {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly button?: string;
  readonly code?: string;
  readonly last?: string;
}

type Vars = Readonly<Record<string, string>>;

const IGNORE = "If you did not ask for this, do nothing: nothing changes.";

const LETTERS: Record<MailKind, (vars: Vars) => Letter> = {
  "verify-email": () => ({
    subject: "Confirm your email address",
    paragraphs: ["Confirm that this address is yours. The link works for one day."],
    button: "Confirm address",
    last: IGNORE,
  }),
  "verify-new-email": () => ({
    subject: "Confirm your new email address",
    paragraphs: [
      "This address is to become the one you sign in with. Confirm that it is yours. The link works for one day.",
    ],
    button: "Confirm new address",
    last: IGNORE,
  }),
  "change-email": (vars) => ({
    subject: "Change of your email address",
    paragraphs: [
      `Somebody who is signed in to your account wants to change its address to ${vars["newEmail"] ?? "another one"}.`,
      "If that was you, agree here. The link works for one day.",
    ],
    button: "Agree to the change",
    last: "If it was not you, do not press the button, and change your password.",
  }),
  "reset-password": () => ({
    subject: "Choose a new password",
    paragraphs: ["Choose a new password for your account. The link works for one hour, once."],
    button: "Choose a password",
    last: IGNORE,
  }),
  "sign-in-link": () => ({
    subject: "Your sign-in link",
    paragraphs: ["Sign in with this link. It works for 15 minutes, once."],
    button: "Sign in",
    last: IGNORE,
  }),
  "two-factor-code": (vars) => ({
    subject: "Your sign-in code",
    paragraphs: ["Type this code where you are signing in. It works for a few minutes."],
    code: vars["code"] ?? "",
    last: "If you are not signing in, somebody knows your password: change it.",
  }),
  feedback: (vars) => ({
    subject: `Message: ${vars["kind"] ?? "feedback"}`,
    paragraphs: [vars["message"] ?? ""],
  }),
  ticket: (vars) => ({
    subject: vars["topic"] === undefined ? "Your question" : `Your question: ${vars["topic"]}`,
    paragraphs: [vars["message"] ?? "We have your question and will answer to this address."],
  }),
  "trial-ends": (vars) => ({
    subject: "Your trial of Pro ends soon",
    paragraphs: [
      `Your trial ends on ${vars["day"] ?? "its last day"}. From then on Pro costs ${vars["price"] ?? ""} USD a ${vars["interval"] ?? "month"}.`,
      "If you want to go on, there is nothing to do. If not, cancel before that day, and nothing is charged.",
    ],
    button: "See my plan",
  }),
  "payment-failed": (vars) => ({
    subject: "A payment for Pro did not go through",
    paragraphs: [
      `The payment of ${vars["price"] ?? ""} USD for invoice ${vars["number"] ?? ""} was declined.`,
      vars["day"] === undefined
        ? "We won’t charge the card again by ourselves. Please pay the invoice, or change your card."
        : `It is tried again on ${vars["day"]}. Please see that your card works by then, or change it.`,
      "Nothing you have saved is lost or locked.",
    ],
    button: "See the invoice",
  }),
  "subscription-cancelled": (vars) => ({
    subject: "Pro is cancelled",
    paragraphs: [
      `Your subscription is cancelled and will not be renewed. You keep Pro until ${vars["day"] ?? "its end"}.`,
      "Until then you can resume it in one press.",
    ],
    button: "See my plan",
  }),
  "subscription-ended": () => ({
    subject: "Pro has ended",
    paragraphs: [
      "Your subscription has ended, and you are on the free plan. Everything you saved is still there, to be read and exported.",
    ],
    button: "See my plan",
  }),
  receipt: (vars) => ({
    subject: `Receipt for invoice ${vars["number"] ?? ""}`,
    paragraphs: [`Thank you. ${vars["price"] ?? ""} USD for Tincture Pro have been paid.`],
    button: "Open the invoice",
  }),
  ...NOTICE_LETTERS,
};

export function writeMail(kind: MailKind, vars: Vars): MailText {
  const letter = LETTERS[kind](vars);
  return { subject: oneLine(letter.subject), text: asText(letter, vars), html: asHtml(letter, vars) };
}

function asText({ paragraphs, button, code, last }: Letter, vars: Vars): string {
  const link = button === undefined ? undefined : `${button}:\n${vars["url"] ?? ""}`;
  return `${[...paragraphs, link, code, last, "-- \nTincture"].filter((part) => part !== undefined).join("\n\n")}\n`;
}

/** The colors of app/tokens.css, which a mail cannot link to: paper, raised, line, ink, ink-3 and on-ink, light and dark. */
const LIGHT = {
  paper: "#f7f6ff",
  raised: "#fdfcff",
  line: "#ddddea",
  ink: "#16132c",
  quiet: "#66657b",
  onInk: "#f7f6ff",
};
const DARK = {
  paper: "#0f0e13",
  raised: "#18181e",
  line: "#26262d",
  ink: "#efeff5",
  quiet: "#93929d",
  onInk: "#0f0e13",
};

/** For programs that show mails in dark mode. All others have the inline styles, and drop this. */
export const MAIL_STYLE = `@media (prefers-color-scheme:dark){.paper{background:${DARK.paper}!important}.card{background:${DARK.raised}!important;border-color:${DARK.line}!important}.ink{color:${DARK.ink}!important}.quiet{color:${DARK.quiet}!important}.key{background:${DARK.ink}!important;color:${DARK.onInk}!important}}`;

/** A palette in falling weights (percent of the width), as it is shown everywhere. */
const BAND = [
  ["#0e2a47", 40],
  ["#c53c69", 24],
  ["#eea78c", 16],
  ["#f5ecc2", 11],
  ["#819238", 9],
] as const;

/**
 * Tables and inline styles, since mail programs support little else. Colors have at least 4.5:1 in light and dark
 * mode.
 */
function asHtml({ subject, paragraphs, button, code, last }: Letter, vars: Vars): string {
  const url = vars["url"] ?? "";
  const quiet = `class="quiet" style="color:${LIGHT.quiet};word-break:break-all"`;
  const lines = paragraphs.map((text) => paragraph(escapeHtml(text).replaceAll("\n", "<br>")));
  if (button !== undefined) {
    lines.push(
      `<p style="margin:0 0 24px"><a href="${escapeHtml(url)}" class="key" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${LIGHT.ink};color:${LIGHT.onInk};font-size:16px;line-height:20px;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>`,
      note(
        `Or open this address:<br><a href="${escapeHtml(url)}" ${quiet}>${escapeHtml(url)}</a>`,
        "0 0 16px",
      ),
    );
  }
  if (code !== undefined)
    lines.push(
      `<p class="ink" style="margin:0 0 24px;color:${LIGHT.ink};font:600 28px/36px ui-monospace,Menlo,Consolas,monospace;letter-spacing:4px">${escapeHtml(code)}</p>`,
    );
  if (last !== undefined) lines.push(note(escapeHtml(last), "0"));
  const band = BAND.map(
    ([hex, percent]) =>
      `<td width="${percent}%" height="12" style="height:12px;background:${hex};font-size:0;line-height:0">&nbsp;</td>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${MAIL_STYLE}</style></head>
<body class="paper ink" style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink};font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" class="paper" width="100%" cellspacing="0" cellpadding="0" style="background:${LIGHT.paper}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" style="max-width:480px;background:${LIGHT.raised};border:1px solid ${LIGHT.line};border-radius:12px;border-collapse:separate;overflow:hidden">
<tr><td><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr>${band.join("")}</tr></table></td></tr>
<tr><td style="padding:28px 32px 32px">
<p class="ink" style="margin:0 0 24px;color:${LIGHT.ink};font-weight:700;font-size:15px;line-height:20px">Tincture</p>
<h1 class="ink" style="margin:0 0 16px;color:${LIGHT.ink};font-size:24px;line-height:28px;font-weight:700">${escapeHtml(subject)}</h1>
${lines.join("\n")}
</td></tr></table>
</td></tr></table>
</body></html>
`;
}

function paragraph(html: string): string {
  return `<p class="ink" style="margin:0 0 24px;color:${LIGHT.ink};font-size:16px;line-height:24px">${html}</p>`;
}

function note(html: string, margin: string): string {
  return `<p class="quiet" style="margin:${margin};color:${LIGHT.quiet};font-size:13px;line-height:20px">${html}</p>`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").slice(0, 120);
}
