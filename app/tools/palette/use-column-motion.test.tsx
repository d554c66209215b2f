import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, it } from "vitest";
import { useColumnMotion } from "./use-column-motion.ts";

const COLORS = ["#112233", "#445566", "#778899"];

/** Columns side by side in a list of some width, as a browser would lay them out. */
function Columns({ order, width }: { readonly order: readonly number[]; readonly width: number }) {
  const list = useRef<HTMLUListElement>(null);
  useColumnMotion(list, false);
  return (
    <ul
      ref={(element) => {
        list.current = element;
        if (element !== null)
          Object.defineProperty(element, "clientWidth", { value: width, configurable: true });
      }}
    >
      {order.map((id, place) => (
        <li
          key={id}
          data-id={id}
          data-hex={COLORS[id]}
          ref={(element) => {
            if (element === null) return;
            Object.defineProperty(element, "offsetLeft", {
              value: (place * width) / order.length,
              configurable: true,
            });
            element.animate = () => {
              element.dataset["moves"] = String(Number(element.dataset["moves"] ?? 0) + 1);
              return new Animation();
            };
          }}
        />
      ))}
    </ul>
  );
}

const moves = (container: HTMLElement) =>
  [...container.querySelectorAll("li")].map(({ dataset }) => Number(dataset["moves"] ?? 0));

it("[PAL] a column that is moved glides to its place, one that only gets narrower beside a panel does not", () => {
  const { container, rerender } = render(<Columns order={[0, 1, 2]} width={900} />);
  rerender(<Columns order={[0, 1, 2]} width={600} />);
  expect(moves(container)).toEqual([0, 0, 0]);
  rerender(<Columns order={[1, 0, 2]} width={600} />);
  expect(moves(container)).toEqual([1, 1, 0]);
});
