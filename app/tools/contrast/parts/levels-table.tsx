import { LEVELS } from "#app/tools/contrast/reading.ts";
import { Verdict } from "#app/ui/verdict.tsx";

const ROWS = [
  { name: "Normal text", aa: LEVELS.aa, aaa: LEVELS.aaa },
  { name: "Large text", aa: LEVELS.large, aaa: LEVELS.largeAaa },
  { name: "Icons, edges", aa: LEVELS.parts, aaa: undefined },
] as const;

/** WCAG 2.2: text by 1.4.3 and 1.4.6, parts of controls by 1.4.11. Large is 24 px, or 18.66 px bold. */
export function LevelsTable({ ratio }: { ratio: number }) {
  return (
    <table className="contrast-levels">
      <caption className="sr-only">What the pair passes</caption>
      <tbody>
        {ROWS.map(({ name, aa, aaa }) => (
          <tr key={name}>
            <th scope="row">
              {name} <span>{aa}</span>
            </th>
            <td>
              <Verdict tone={ratio >= aa ? "ok" : "bad"}>AA</Verdict>
            </td>
            <td>{aaa !== undefined && <Verdict tone={ratio >= aaa ? "ok" : "bad"}>AAA</Verdict>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
