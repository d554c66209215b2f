import { act, render, screen } from "@testing-library/react";
import { type ComponentProps, useLayoutEffect, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { watchEarlyActions } from "./early-actions.ts";
import { PAGE_HYDRATED, PAGE_LIVE } from "./page-live.ts";

type Kind = "text" | "email" | "number" | "textarea";

/** A field that shows its state, beside what the state is. */
function Field({ kind }: { readonly kind: Kind }) {
  const [text, setText] = useState(kind === "number" ? "40" : "before");
  const shared: ComponentProps<"input"> & ComponentProps<"textarea"> = {
    "aria-label": "Field",
    value: text,
    onChange: (event) => setText(event.currentTarget.value),
  };
  return (
    <>
      {kind === "textarea" ? <textarea {...shared} /> : <input type={kind} {...shared} />}
      <output>{`holds ${JSON.stringify(text)}`}</output>
    </>
  );
}

const KINDS: readonly Kind[] = ["text", "email", "number", "textarea"];

it.each(KINDS.flatMap((kind) => ["", "7"].map((given) => [kind, given] as const)))(
  "[QLT-2] a field of kind %s that holds %j before the page is live does so afterwards",
  async (kind, given) => {
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Field kind={kind} />);
    const stop = watchEarlyActions();
    const field = screen.getByLabelText<HTMLInputElement>("Field");
    field.focus();
    field.value = given;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));

    render(<Field kind={kind} />, { container, hydrate: true });
    window.dispatchEvent(new Event(PAGE_HYDRATED));
    await act(async () => {
      window.dispatchEvent(new Event(PAGE_LIVE));
      await Promise.resolve();
    });

    expect(container.querySelector("output")?.textContent).toBe(`holds ${JSON.stringify(given)}`);
    expect(field.value).toBe(given);
    stop();
    container.remove();
  },
);

/** Renders again by itself in the task in which it is taken over. */
function Choice() {
  const [format, setFormat] = useState("hex");
  const [, setIsThere] = useState(false);
  useLayoutEffect(() => setIsThere(true), []);
  return (
    <>
      {["hex", "rgb"].map((each) => (
        <label key={each}>
          <input type="radio" name="format" checked={format === each} onChange={() => setFormat(each)} />
          {each}
        </label>
      ))}
      <output>{format}</output>
    </>
  );
}

it("[QLT-2] a choice made before the page is live counts, also where React has reset it by then", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Choice />);
  const stop = watchEarlyActions();
  const rgb = screen.getByLabelText<HTMLInputElement>("rgb");
  rgb.click();

  render(<Choice />, { container, hydrate: true });
  screen.getByLabelText<HTMLInputElement>("hex").checked = true;
  window.dispatchEvent(new Event(PAGE_HYDRATED));
  await act(async () => {
    window.dispatchEvent(new Event(PAGE_LIVE));
    await Promise.resolve();
  });

  expect([container.querySelector("output")?.textContent, rgb.checked]).toEqual(["rgb", true]);
  stop();
  container.remove();
});

/** A slider whose scale follows the choice beside it. */
function Hue() {
  const [isDoubled, setIsDoubled] = useState(false);
  const [hue, setHue] = useState(36);
  const scale = isDoubled ? 2 : 1;
  return (
    <>
      {[false, true].map((each) => (
        <input
          key={String(each)}
          type="radio"
          name="scale"
          aria-label={each ? "Doubled" : "Plain"}
          checked={isDoubled === each}
          onChange={() => setIsDoubled(each)}
        />
      ))}
      <input
        type="range"
        aria-label="Hue"
        max={720}
        value={hue * scale}
        onChange={(event) => setHue(event.currentTarget.valueAsNumber / scale)}
      />
      <output>{hue * scale}</output>
    </>
  );
}

it.each([
  { does: ["step"], ends: "37" },
  { does: ["choose", "step"], ends: "73" },
  { does: ["choose", "step", "step"], ends: "74" },
  { does: ["step", "choose", "step"], ends: "75" },
])("[QLT-2] a slider at 36 comes by $does before the page is live to $ends", async ({ does, ends }) => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Hue />);
  const stop = watchEarlyActions();
  const slider = screen.getByLabelText<HTMLInputElement>("Hue");
  for (const each of does) {
    if (each === "choose") screen.getByLabelText("Doubled").click();
    else {
      slider.value = String(Number(slider.value) + 1);
      for (const name of ["input", "change"]) slider.dispatchEvent(new Event(name, { bubbles: true }));
    }
  }

  render(<Hue />, { container, hydrate: true });
  window.dispatchEvent(new Event(PAGE_HYDRATED));
  // Not in `act`, which would render only after both.
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", false);
  window.dispatchEvent(new Event(PAGE_LIVE));
  await expect
    .poll(() => [container.querySelector("output")?.textContent, slider.value])
    .toEqual([ends, ends]);
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  stop();
  container.remove();
});

/** Two fields that tell each change and each Enter. */
function Told({ tell }: { readonly tell: (what: string) => void }) {
  return (
    <>
      <input
        aria-label="Text"
        defaultValue=""
        onChange={(event) => tell(event.currentTarget.value)}
        onKeyDown={({ key }) => tell(key)}
      />
      <input
        type="checkbox"
        aria-label="Box"
        onChange={(event) => tell(String(event.currentTarget.checked))}
      />
    </>
  );
}

it("[QLT-2] what is done before the page is live is told once, in its order", async () => {
  const container = document.body.appendChild(document.createElement("div"));
  const told: string[] = [];
  const tell = (what: string) => told.push(what);
  container.innerHTML = renderToString(<Told tell={tell} />);
  const stop = watchEarlyActions();
  const text = screen.getByLabelText<HTMLInputElement>("Text");
  const type = (letters: string) => {
    for (const letter of letters) {
      text.value += letter;
      text.dispatchEvent(new InputEvent("input", { bubbles: true }));
    }
    text.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    text.dispatchEvent(new Event("change", { bubbles: true }));
  };
  type("sea");
  screen.getByLabelText("Box").click();
  type("s");

  render(<Told tell={tell} />, { container, hydrate: true });
  window.dispatchEvent(new Event(PAGE_HYDRATED));
  await act(async () => {
    window.dispatchEvent(new Event(PAGE_LIVE));
    await Promise.resolve();
  });
  await expect.poll(() => told).toEqual(["sea", "Enter", "true", "seas", "Enter"]);
  stop();
  container.remove();
});
