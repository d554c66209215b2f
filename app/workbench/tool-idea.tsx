/**
 * The explanation below every tool (TLS-1): the idea with one live figure, the keyboard shortcuts, and what leaves
 * the device.
 */
import { type ReactNode, useId } from "react";
import { Kbd } from "#app/ui/kbd.tsx";

export interface ToolIdeaProps {
  /** The idea in a few words. */
  readonly title: string;
  /** A figure drawn with the current colors. Hidden from assistive technology unless it has text itself. */
  readonly figure: ReactNode;
  /** Paragraphs next to the figure. */
  readonly children: ReactNode;
  readonly keys: readonly (readonly [what: string, keys: readonly string[]])[];
  /** Paragraphs on what is exported and on what stays on the device. */
  readonly leaves: ReactNode;
}

export function ToolIdea({ title, figure, children, keys, leaves }: ToolIdeaProps) {
  const id = useId();
  return (
    <>
      <section className="tool-two" aria-labelledby={id}>
        <div>
          <h2 id={id} className="t-display-s">
            {title}
          </h2>
          {children}
        </div>
        {figure}
      </section>
      <section className="tool-two">
        <div>
          <h2 className="t-title-l">From the keyboard</h2>
          <table className="tool-keys">
            <tbody>
              {keys.map(([what, pressed]) => (
                <tr key={what}>
                  <td>{what}</td>
                  <td>
                    {pressed.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div>
          <h2 className="t-title-l">What leaves here</h2>
          {leaves}
        </div>
      </section>
    </>
  );
}
