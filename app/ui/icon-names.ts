// Written by generators/icons.ts.
/** The icons of frame-icons.svg, as "icon-copy"; the others are in icons.svg, as "trash". */
export const FRAME_ICONS = [
  "arrow-square-out",
  "bookmark-simple",
  "caret-down",
  "caret-right",
  "check",
  "circle-half",
  "columns",
  "copy",
  "envelope-simple",
  "export",
  "folder-plus",
  "funnel-simple",
  "heart-straight",
  "list",
  "lock-open",
  "magnifying-glass",
  "rows",
  "share-network",
  "sliders-horizontal",
  "user",
  "x",
] as const;
export type IconName =
  | (typeof FRAME_ICONS)[number]
  | "apple-logo"
  | "arrow-counter-clockwise"
  | "arrow-left"
  | "arrow-right"
  | "arrow-u-up-left"
  | "arrow-u-up-right"
  | "arrows-out-simple"
  | "bookmarks-simple"
  | "camera"
  | "caret-left"
  | "caret-up"
  | "caret-up-down"
  | "chart-bar"
  | "clipboard"
  | "code"
  | "credit-card"
  | "columns-plus-right"
  | "desktop"
  | "device-mobile"
  | "devices"
  | "dots-six-vertical"
  | "dots-three"
  | "download-simple"
  | "drop"
  | "eye"
  | "eye-slash"
  | "eyedropper"
  | "file"
  | "file-arrow-up"
  | "flip-horizontal"
  | "folders"
  | "file-pdf"
  | "gear-six"
  | "github-logo"
  | "google-logo"
  | "grid-four"
  | "heart-straight-fill"
  | "image"
  | "info"
  | "keyboard"
  | "layout"
  | "lifebuoy"
  | "link-simple"
  | "lock-fill"
  | "lock-simple"
  | "minus"
  | "palette"
  | "pause"
  | "pencil-simple"
  | "play"
  | "plus"
  | "push-pin"
  | "push-pin-fill"
  | "question"
  | "shuffle"
  | "stack"
  | "sun"
  | "swap"
  | "swatches"
  | "table"
  | "trash"
  | "upload-simple"
  | "warning"
  | "arrows-horizontal"
  | "bell"
  | "calendar-blank"
  | "chat-circle"
  | "check-circle"
  | "house"
  | "package"
  | "paper-plane-tilt"
  | "plant"
  | "squares-four"
  | "text-aa"
  | "tray"
  | "wrench"
  | "x-circle";
