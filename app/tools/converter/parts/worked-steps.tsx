/** The arithmetic for the current color as numbered steps. */
import { memo } from "react";
import type { WorkedConversion } from "#engine/steps/conversion-steps.ts";

interface WorkedStepsProps {
  readonly title: string;
  readonly worked: WorkedConversion;
}

export const WorkedSteps = memo(function WorkedSteps({ title, worked }: WorkedStepsProps) {
  return (
    <section className="pair-worked" aria-label={title}>
      <h2>{title}</h2>
      <p className="pair-source">{worked.source}</p>
      <ol>
        {worked.steps.map(({ label, lines }) => (
          <li key={label}>
            <h3>{label}</h3>
            <table>
              <tbody>
                {lines.map(({ name, expression, result }, index) => (
                  <tr key={index}>
                    <th scope="row">{name}</th>
                    <td>{expression}</td>
                    <td>
                      <span aria-hidden="true">= </span>
                      {result}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </li>
        ))}
      </ol>
      <p className="pair-result">
        <span className="sr-only">Result: </span>
        {worked.text}
      </p>
    </section>
  );
});
