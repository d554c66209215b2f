/** The contract: what it says, and what was refused. */
import { CodeWell } from "#app/color/code-well.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { saveFile } from "#app/ui/save-file.ts";
import type { ShownAudit } from "#domain/audit-page/audit-report.ts";
import type { PairName } from "#domain/documents/audit/audit-document.ts";

export const CONTRACT_NAME = "tincture.contract.json";

const START = `{
  "version": 1,
  "pairs": [
    { "text": "name-of-a-text-token", "on": "name-of-its-ground" },
    { "text": "name-of-a-border", "on": "name-of-its-ground", "use": "edge" }
  ]
}
`;

interface ContractViewProps {
  readonly report: ShownAudit;
  readonly onAdoptAll: () => void;
  readonly onRestore: (pairs: readonly PairName[]) => void;
}

export function ContractView({ report, onAdoptAll, onRestore }: ContractViewProps) {
  const { contract, modes, refused } = report;
  const names = (isDeclared: boolean): ReadonlySet<string> =>
    new Set(
      modes.flatMap(({ pairs }) =>
        pairs
          .filter((pair) => pair.isDeclared === isDeclared)
          .map(({ use, text, on }) => [use, text, ...on].join("*")),
      ),
    );
  const [declared, inferred] = [names(true).size, names(false).size];
  const says = declared > 0 || refused.length > 0;
  return (
    <div className="contract-view">
      <div className="contract-said">
        <h2 className="t-title-s">
          {declared === 0
            ? "Nothing is declared yet"
            : `${declared} ${declared === 1 ? "pair is" : "pairs are"} declared`}
        </h2>
        <p>
          A contract says which token stands on which, in which use. Keep it beside your tokens: the next
          audit measures what it says, in a build too, and guesses nothing that it covers.
        </p>
        <div className="contract-keys">
          {inferred > 0 && (
            <Button onClick={onAdoptAll}>
              Write the {inferred} inferred {inferred === 1 ? "pair" : "pairs"} into it
            </Button>
          )}
          {says && (
            <Button
              variant={inferred > 0 ? "ghost" : "secondary"}
              onClick={() => saveFile(new Blob([contract], { type: "application/json" }), CONTRACT_NAME)}
            >
              <Icon name="download-simple" />
              Download {CONTRACT_NAME}
            </Button>
          )}
        </div>
      </div>
      {declared + inferred === 0 && (
        <section aria-label="How a contract begins">
          <h3>It begins like this; read it in together with your files</h3>
          <CodeWell code={START} label="Beginning of a contract" copyName="beginning" />
        </section>
      )}
      {says && <CodeWell code={contract} label="Contract" copyName="contract" />}
      {refused.length > 0 && (
        <section aria-label="Refused pairs">
          <h3>Refused, and not measured</h3>
          <ul className="contract-refused">
            {refused.map((pair) => (
              <li key={`${pair.text} ${pair.on.join(" ")} ${pair.use}`}>
                <span>
                  {pair.text} <span>on {pair.on.join(" over ")}</span>
                </span>
                <Button size="s" variant="ghost" onClick={() => onRestore([pair])}>
                  Measure it
                  <span className="sr-only">
                    : {pair.text} on {pair.on.join(" over ")}
                  </span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
