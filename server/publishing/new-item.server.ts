/**
 * Schemas of a new item and of changes as the server validates them. The page validates all but the content, so that it need not load the
 * readers of all tools.
 */
import * as v from "valibot";
import { CONTENT_KINDS, type ItemContent } from "#domain/library/content-kinds.ts";
import { ItemChanges, ItemWork, NewItem } from "#domain/library/publishing-policy.ts";

/** Reads the content of a work by the schema of its kind. */
function readsContent<Work extends { readonly content: ItemContent }>() {
  return v.rawTransform<Work, Work>(({ dataset: { value }, addIssue, NEVER }) => {
    const kind = CONTENT_KINDS.find(({ type }) => type === value.content.type);
    const read = kind === undefined ? undefined : v.safeParse(kind.sent, value.content);
    if (read?.success) return { ...value, content: read.output };
    addIssue({
      message: read?.issues[0].message ?? "There is nothing to keep.",
      path: [{ type: "object", origin: "value", input: value, key: "content", value: value.content }],
    });
    return NEVER;
  });
}

export const SentItem = v.pipe(v.unknown(), v.transform(withContent), NewItem, readsContent<NewItem>());

/** Changes of an own item, with the content read. */
export const SentChanges = v.strictObject({
  ...ItemChanges.entries,
  work: v.optional(v.pipe(ItemWork, readsContent<ItemWork>())),
});

/**
 * A page of the version before, which may be open for long, sends the fields of the content beside the title, and the
 * list as \`kind\`.
 */
function withContent(sent: unknown): unknown {
  if (typeof sent !== "object" || sent === null || "content" in sent || !("kind" in sent)) return sent;
  const kinds = CONTENT_KINDS.filter(({ fields }) => Object.keys(fields).some((name) => name in sent));
  const [kind, other] = kinds.length === 0 ? CONTENT_KINDS : kinds;
  if (kind === undefined || (kinds.length > 0 && other !== undefined) || kind.list !== sent.kind) return sent;
  const fields = Object.entries(sent).filter(([name]) => name in kind.fields);
  return { ...sent, content: { type: kind.type, ...Object.fromEntries(fields) } };
}
