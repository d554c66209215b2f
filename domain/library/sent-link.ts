import * as v from "valibot";

/** Like `readMeshLink`: the canonical link, or a sentence that says what is wrong. */
type ReadLink = (
  text: string,
) => { readonly ok: true; readonly link: string } | { readonly ok: false; readonly message: string };

/** The link of a tool in its canonical form; a link that cannot be read whole is refused with the reader's sentence. */
export function sentLink(read: ReadLink) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const result = read(dataset.value);
      if (result.ok) return result.link;
      addIssue({ message: result.message });
      return NEVER;
    }),
  );
}
