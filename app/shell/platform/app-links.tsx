import { APPLE_TOUCH_ICON, MANIFEST_PATH } from "#domain/shell/app-icons.ts";

/** Links that browsers read from the HTML and no script needs: only rendered on the server. */
export function AppLinks() {
  const { src, size } = APPLE_TOUCH_ICON;
  return (
    <>
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" sizes={`${size}x${size}`} href={src} />
      <link rel="manifest" href={MANIFEST_PATH} />
    </>
  );
}
