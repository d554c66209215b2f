import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToReadableStream } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { AfterFirstAction } from "./after-first-action.tsx";
import { endWait, startWait } from "./first-action.ts";
import { LatePart } from "./late-part.tsx";

afterEach(() => {
  endWait();
  document.body.replaceChildren();
});

interface Props {
  readonly count: number;
}
const Shown = ({ count }: Props) => <p>{`Count ${count}`}</p>;

it("[QLT-2] a part of the server's HTML stays while its code loads, though what it shows changes", async () => {
  const container = await serverHtml(<Page Part={Shown} />);
  startWait();
  let load: () => void = () => undefined;
  const LazyPart = lazy(async () => {
    await new Promise<void>((done) => (load = done));
    return { default: Shown };
  });
  const root = hydrateRoot(container, <Page Part={LazyPart} />);
  await vi.waitFor(() => expect(hydrated(container)).toBe(true));
  container.querySelector("button")?.click();
  endWait();
  // Gives React time to replace the part by its fallback.
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise((done) => setTimeout(done));
    expect(container.textContent).not.toContain("Loading");
  }
  load();
  await vi.waitFor(() => expect(container.textContent).toContain("Count 1"));
  root.unmount();
});

it("[QLT-2] a part that the server has not sent shows that it loads", async () => {
  const container = await serverHtml(<p>Nothing</p>);
  const LazyPart = lazy(() => new Promise<{ default: typeof Shown }>(() => undefined));
  function Opened() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? (
      <LatePart fallback={<p>Loading…</p>}>
        <LazyPart count={0} />
      </LatePart>
    ) : (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    );
  }
  container.innerHTML = "<button type='button'>Open</button>";
  const root = hydrateRoot(container, <Opened />);
  await vi.waitFor(() => expect(hydrated(container)).toBe(true));
  container.querySelector("button")?.click();
  await vi.waitFor(() => expect(container.textContent).toBe("Loading…"));
  root.unmount();
});

function Page({ Part }: { readonly Part: ComponentType<Props> }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <AfterFirstAction>
        <LatePart fallback={<p>Loading…</p>}>
          <Part count={count} />
        </LatePart>
      </AfterFirstAction>
    </>
  );
}

async function serverHtml(page: ReactNode): Promise<HTMLElement> {
  const stream = await renderToReadableStream(page);
  await stream.allReady;
  const container = document.createElement("div");
  container.innerHTML = await new Response(stream).text();
  document.body.append(container);
  return container;
}

/** Whether React has attached its handlers to the button. */
function hydrated(container: HTMLElement): boolean {
  return Object.keys(container.querySelector("button") ?? {}).some((key) => key.startsWith("__reactProps"));
}
