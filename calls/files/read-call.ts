/** Whatever somebody has, to what it says. */
import * as v from "valibot";
import { dataAnswer, defineCall } from "#calls/call.ts";
import { CssColor, MAX_COLORS } from "#calls/color-schemas.ts";
import { refuseCall } from "#calls/refusal.ts";
import { ownLink } from "#domain/reading/own-link.ts";
import { decodeText } from "#engine/files/import/decode-text.ts";
import { colorToCss } from "#engine/format/css-text.ts";
import { DEFAULT_TOLERANCE } from "#engine/gradient/fallback.ts";
import { gradientWords, joinedWords } from "#engine/gradient/write/write-css.ts";
import { type ReadAnswer, read } from "#engine/read/read.ts";
import { UnreadAnswer, unreadAnswer } from "./unread-answer.ts";

/** What a share link without colors says. */
const NOTHING: Pick<
  Extract<ReadAnswer, { ok: true }>,
  "colors" | "modes" | "unread" | "gradient" | "title"
> = {
  colors: [],
  modes: [],
  unread: [],
};

/** A text that may be a link is short. */
const MAX_LINK_BYTES = 8192;

export const readCall = defineCall({
  name: "read",
  title: "Read anything",
  group: "Files",
  effect: "reads",
  http: { method: "POST", path: "/read" },
  takesFile: true,
  description:
    "Any file or text is the body: swatch files, style sheets, design tokens, gradients, lists, links. The answer says what it is, and gives its colors, its modes as a browser computes them, its gradient, and under `unread` what looks like a color and was left out, with line and reason. Nothing is refused for one bad line.",
  input: v.object({
    name: v.optional(v.pipe(v.string(), v.maxLength(300), v.description("Its file name, if it has one."))),
    width: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^[1-9]\d{0,4}$/),
        v.description("Of the box that lengths of a gradient refer to, px; 1280 if it is left out."),
      ),
    ),
    height: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/), v.description("Of that box, px; 800 if it is left out.")),
    ),
  }),
  answer: v.object({
    kind: v.picklist(["colors", "gradient", "theme", "tokens", "document", "picture"]),
    format: v.pipe(v.string(), v.description("What kind of file it is, in words.")),
    title: v.optional(v.string()),
    colors: v.array(
      v.object({
        name: v.optional(v.string()),
        color: CssColor,
        modes: v.optional(
          v.pipe(v.record(v.string(), CssColor), v.description("By mode, where they differ.")),
        ),
      }),
    ),
    modes: v.optional(
      v.pipe(
        v.record(v.string(), v.record(v.string(), CssColor)),
        v.description("Every custom property that is a color, by mode, without the dashes in front."),
      ),
    ),
    gradient: v.optional(v.pipe(v.string(), v.description("As CSS, the topmost layer first."))),
    notices: v.optional(v.pipe(v.array(v.string()), v.description("What is not quite as in the text."))),
    document: v.optional(v.pipe(v.string(), v.description("Path and query of a share link of this site."))),
    read: v.pipe(v.number(), v.description("How many colors were read.")),
    unread: v.array(UnreadAnswer),
  }),
  example: {
    input: { name: "theme.css" },
    file: {
      text: ":root {\n  --page: #ffffff;\n  --ink: oklch(25% 0.03 260);\n}\n.dark {\n  --page: #101418;\n  --ink: oklch(92% 0.02 260);\n}\n",
      mediaType: "text/css",
    },
  },
  handle({ name, width, height }, _context, file) {
    const text = new TextDecoder().decode(file);
    const document = file.byteLength > MAX_LINK_BYTES ? undefined : ownLink(decodeText(file, text));
    const answer = read({
      bytes: file,
      text,
      ...(name !== undefined && { name }),
      ...((width ?? height) !== undefined && {
        box: { width: Number(width ?? 1280), height: Number(height ?? 800) },
      }),
    });
    if (!answer.ok && document === undefined) return refuseCall("invalid", answer.message);
    const { colors, modes, unread, gradient, title } = answer.ok ? answer : NOTHING;
    if (colors.length > MAX_COLORS)
      return refuseCall("invalid", `A file holds at most ${MAX_COLORS} colors here.`);
    const words =
      gradient &&
      joinedWords(
        gradient.layers,
        gradient.layers.map((layer) => gradientWords(layer, DEFAULT_TOLERANCE)),
        DEFAULT_TOLERANCE,
      );
    return dataAnswer({
      kind: document !== undefined ? "document" : answer.ok ? answer.kind : "colors",
      format: document !== undefined ? "Share link" : answer.ok ? answer.format : "",
      ...(title !== undefined && { title }),
      colors: colors.map((each) => ({
        ...(each.name !== undefined && { name: each.name }),
        color: colorToCss(each.color),
        ...(each.dark !== undefined && {
          modes: { light: colorToCss(each.color), dark: colorToCss(each.dark) },
        }),
      })),
      ...(modes.length > 0 && {
        modes: Object.fromEntries(
          modes.map((mode) => [
            mode.name,
            Object.fromEntries([...mode.colors].map(([key, color]) => [key, colorToCss(color)])),
          ]),
        ),
      }),
      ...(words !== undefined && { gradient: words.modern ?? words.plain }),
      ...(gradient !== undefined && gradient.notices.length > 0 && { notices: gradient.notices }),
      ...(document !== undefined && { document }),
      read: colors.length,
      unread: unread.map(unreadAnswer),
    });
  },
});
