/** Texts of the style elements that React Aria adds to a page; their hashes are in the page's policy. */

const PRESSABLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;
const NO_OVERSCROLL = `@layer {
  * {
    overscroll-behavior: contain;
  }
}`;

export const INJECTED_STYLES = [PRESSABLE, NO_OVERSCROLL];
