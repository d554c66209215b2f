/** The icons of the installed application (PLT-1): files of public/, drawn by scripts/build-app-icons.ts. */
export interface AppIcon {
  readonly src: string;
  /** Side in px. */
  readonly size: number;
  /** "maskable" has room around the mark for systems that cut icons to their own shape. */
  readonly purpose: "any" | "maskable";
}

/** What a system reads to install the application (web-manifest.ts). */
export const MANIFEST_PATH = "/manifest.webmanifest";

export const APP_ICONS: readonly AppIcon[] = [
  { src: "/icons/app-64.png", size: 64, purpose: "any" },
  { src: "/icons/app-192.png", size: 192, purpose: "any" },
  { src: "/icons/app-512.png", size: 512, purpose: "any" },
  { src: "/icons/maskable-512.png", size: 512, purpose: "maskable" },
];

export const APPLE_TOUCH_ICON: AppIcon = { src: "/icons/apple-touch-icon.png", size: 180, purpose: "any" };
