import symbols from "#app/ui/frame-icons.svg?raw";

const ID = "frame-icons";
/** The HTML has the symbols, so scripts do not bring them a second time. */
const shown = import.meta.env.SSR ? symbols : (document.getElementById(ID)?.innerHTML ?? "");

/** The symbols of the icons of the frame and of reading pages, to which `Icon` refers. */
export function FrameIcons() {
  return <div id={ID} hidden dangerouslySetInnerHTML={{ __html: shown }} suppressHydrationWarning />;
}
