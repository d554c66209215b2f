import { afterEach, describe, expect, it } from "vitest";
import { pageOfPress } from "./next-navigation.ts";

const HERE = new URL("https://tincture.example/palettes?sort=newest");

function press(html: string, init: MouseEventInit = {}): string | undefined {
  document.body.innerHTML = html;
  let page: string | undefined;
  const hear = (event: MouseEvent) => {
    page = pageOfPress(event, HERE);
    event.preventDefault();
  };
  document.addEventListener("click", hear, { capture: true, once: true });
  document
    .querySelector("[data-press]")
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 0, ...init }));
  return page;
}

afterEach(() => {
  document.body.innerHTML = "";
});

describe("[PLT-3] with a newer build, a click on a link", () => {
  it.each([
    [
      "to another page",
      '<a href="https://tincture.example/help"><b data-press>Help</b></a>',
      "https://tincture.example/help",
    ],
    [
      "to the same page, elsewhere in it",
      '<a data-press href="https://tincture.example/palettes?sort=newest#x">x</a>',
      undefined,
    ],
    ["to another site", '<a data-press href="https://elsewhere.example/">x</a>', undefined],
    ["to a file", '<a data-press download href="https://tincture.example/a.svg">x</a>', undefined],
    ["into a new tab", '<a data-press target="_blank" href="https://tincture.example/help">x</a>', undefined],
    ["that is none", "<button data-press>x</button>", undefined],
  ])("%s", (_what, html, page) => {
    expect(press(html)).toBe(page);
  });
  it.each<MouseEventInit>([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    "with %o is the browser's own",
    (init) => {
      expect(press('<a data-press href="https://tincture.example/help">x</a>', init)).toBeUndefined();
    },
  );
});
