/** The web app manifest of Tincture (PLT-1): https://www.w3.org/TR/appmanifest/. */
import { TOOLS } from "#domain/navigation/tools.ts";
import { APP_ICONS } from "./app-icons.ts";
import { PICTURES_SHARED_TO, SHARED_PICTURE_FIELD, SWATCH_FILES_OPEN_IN } from "./given-files.ts";

/** Specification, section 9. */
export const THEME_COLOR = "#f7f6ff";
/** Swatch files that may be opened with the installed application, by media type. */
const SWATCH_FILES = {
  "application/x-adobe-ase": [".ase"],
  "application/x-adobe-aco": [".aco"],
  "application/x-gimp-palette": [".gpl"],
  "application/x-procreate-swatches": [".swatches"],
};
const MAX_SHORTCUTS = 4;

const icons = APP_ICONS.map(({ src, size, purpose }) => ({
  src,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
}));

export const WEB_MANIFEST = {
  id: "/",
  name: "Tincture",
  short_name: "Tincture",
  description: "Palettes, contrast, conversion and a library of color.",
  lang: "en",
  dir: "ltr",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: THEME_COLOR,
  theme_color: THEME_COLOR,
  categories: ["design", "productivity", "utilities"],
  icons,
  shortcuts: TOOLS.slice(0, MAX_SHORTCUTS).map(({ title, path, line }) => ({
    name: title,
    description: line,
    url: path,
    icons: icons.filter(({ sizes }) => sizes === "192x192"),
  })),
  file_handlers: [{ action: SWATCH_FILES_OPEN_IN, accept: SWATCH_FILES }],
  share_target: {
    action: PICTURES_SHARED_TO,
    method: "POST",
    enctype: "multipart/form-data",
    params: { files: [{ name: SHARED_PICTURE_FIELD, accept: ["image/*"] }] },
  },
} as const;
