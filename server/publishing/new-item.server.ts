/**
 * Schema of a new item as the server validates it. The page validates the same except for the mesh, so that it need not
 * load the mesh parser.
 */
import * as v from "valibot";
import { readMeshLink } from "#domain/library/mesh-link.ts";
import { NewItem } from "#domain/library/publishing-policy.ts";

export const SentItem = v.pipe(
  NewItem,
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.mesh === undefined) return;
      const read = readMeshLink(dataset.value.mesh);
      if (!read.ok) addIssue({ message: read.message });
    }),
    ["mesh"],
  ),
);
