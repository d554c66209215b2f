/** A theme, by path and query of its link in a generator (theme-link.ts). Its colors are a palette that stands for it. */
import * as v from "valibot";
import { themeRequest } from "#domain/documents/theme/theme-document.ts";
import { DARK_THEME } from "#domain/documents/theme/theme-kinds.ts";
import type { ContentKind } from "#domain/library/content-kind.ts";
import { writePalette } from "#domain/library/palette-files.ts";
import { sentLink } from "#domain/library/sent-link.ts";
import { registryAddress, themeFileWriter } from "#domain/library/theme-files.ts";
import {
  isSameTheme,
  readThemeLink,
  storedTheme,
  themeFace,
  themeModes,
  themeSearch,
  themeTool,
} from "#domain/library/theme-link.ts";
import { titleOfTool } from "#domain/navigation/tool-title.ts";
import { writeThemeSvg } from "#engine/theme/outputs/write-theme-svg.ts";
import { solveTheme } from "#engine/theme/solve-theme.ts";

interface ThemeContent {
  readonly type: "theme";
  readonly theme: string;
}

const MAX_DESCRIBED = 6;
const FILES = [".json", ".css", ".tokens.json", "/registry.json", ".svg"] as const;
const TAG = "theme";

export const THEME_CONTENT: ContentKind<ThemeContent> = {
  type: "theme",
  list: "palette",
  noun: "theme",
  fields: {
    theme: v.pipe(
      v.optional(v.string()),
      v.description(
        "Of a palette that stands for a theme: path and query that open it in its generator. `/themes/{id}.json` has its tokens in four modes, and the tag `theme` lists all themes.",
      ),
    ),
  },
  sent: v.object({ type: v.literal("theme"), theme: sentLink(readThemeLink) }),
  hasOwnNames: false,
  mostDescribed: MAX_DESCRIBED,
  tags: [TAG],
  part: { name: "themes", label: "Themes", tag: TAG, make: DARK_THEME.path },
  colorsOf: ({ theme }) => themeFace(storedTheme(theme)),
  titleOf: (_content, { first }) => `${first} theme`,
  tagsOf: () => [TAG],
  isSame: ({ theme: one }, { theme: other }) => isSameTheme(one, other),
  isQuick: (_content, what) => what !== "png" && what !== "code",
  cardFace: (_content, { id, colors }) => ({
    picture: { src: `/themes/${id}.svg`, behindCss: bandsCss(colors) },
  }),
  pageOf: ({ theme }, { id }) => ({
    opens: { title: titleOfTool(themeTool(theme)), address: theme },
    called: "the theme",
    modes: themeModes(theme),
    files: FILES.map((file) => ({ name: file.slice(1), address: `/themes/${id}${file}` })),
    previews: themeSearch(theme),
    exported: {
      thing: "theme’s main colors",
      elsewhere: "Every output of the theme with its four modes is",
    },
  }),
  codeOf: async ({ theme }, { id, title }, shareLink) => {
    const write = themeFileWriter({ theme, title }, shareLink);
    return [
      // What installs it comes first.
      {
        id: "shadcn",
        label: "Install",
        text: `npx shadcn@latest add ${registryAddress(new URL(shareLink).origin, id)}`,
      },
      { id: "css", label: "CSS", text: write("css") },
      { id: "tailwind", label: "Tailwind", text: write("tailwind.css") },
    ];
  },
  fileOf: (_content, item, { format, shareLink }) => writePalette(item, format, shareLink),
  pictureOf: ({ theme }, size) => ({
    svg: writeThemeSvg(solveTheme(themeRequest(storedTheme(theme))), size),
  }),
};

/** Bands of equal height, until the picture is there. */
function bandsCss(colors: readonly string[]): string {
  const at = (index: number) => `${Math.round((index / colors.length) * 1000) / 10}%`;
  const stops = colors.map((color, index) => `${color} ${at(index)} ${at(index + 1)}`);
  return `linear-gradient(${stops.join(", ")})`;
}
