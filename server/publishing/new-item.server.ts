/**
 * Schema of a new item as the server validates it. The page validates the same except for meshes, themes and wallpapers, so
 * that it need not load their parsers.
 */
import * as v from "valibot";
import { readMeshLink } from "#domain/library/mesh-link.ts";
import { NewItem } from "#domain/library/publishing-policy.ts";
import { readThemeLink } from "#domain/library/theme-link.ts";
import { readWallpaperLink } from "#domain/library/wallpaper-link.ts";

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
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.theme === undefined) return;
      const read = readThemeLink(dataset.value.theme);
      if (!read.ok) addIssue({ message: read.message });
    }),
    ["theme"],
  ),
  v.forward(
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed || dataset.value.wallpaper === undefined) return;
      const read = readWallpaperLink(dataset.value.wallpaper);
      if (!read.ok) addIssue({ message: read.message });
    }),
    ["wallpaper"],
  ),
);
