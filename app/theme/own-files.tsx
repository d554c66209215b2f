/** The files that were read, given back: with their failing pairs repaired, and with the brand of the theme here. */
import { CopyButton } from "#app/color/copy-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { WrittenThemeFile } from "#domain/themes/output-list.ts";
import type { ReadInReport } from "#domain/themes/read-in.ts";
import { saveThemeFiles } from "./save-theme-files.ts";

/** Names that are listed; the others are counted. */
const MAX_NAMED = 4;

interface OwnFilesProps {
  readonly read: Pick<ReadInReport, "fixed" | "rebranded">;
  readonly isStale: boolean;
}

export function OwnFiles({ read: { fixed, rebranded }, isStale }: OwnFilesProps) {
  return (
    <>
      {fixed !== undefined && (
        <OwnFile
          isFirst
          label="Download it fixed"
          what="the fixed text"
          hint={`${counted(fixed.changed)} so that its pairs pass, each written as before. Everything else in it stays.`}
          files={fixed.files}
          isStale={isStale}
        />
      )}
      {rebranded !== undefined && (
        <OwnFile
          isFirst={fixed === undefined}
          label={`Download in ${rebranded.brand.toUpperCase()}`}
          what={`the text in ${rebranded.brand.toUpperCase()}`}
          hint={`Your brand here in your own file: ${carriedText(rebranded.names)}${
            rebranded.repaired === 0 ? "" : `, and ${counted(rebranded.repaired)} to stay legible`
          }. Everything else in it stays.${
            rebranded.broken === 0
              ? ""
              : rebranded.broken === 1
                ? " One pair that passed then fails: read it in again to see which."
                : ` ${rebranded.broken} pairs that passed then fail: read it in again to see which.`
          }`}
          files={rebranded.files}
          isStale={isStale}
        />
      )}
    </>
  );
}

const counted = (count: number): string => (count === 1 ? "1 color changes" : `${count} colors change`);

function carriedText(names: readonly string[]): string {
  const named = names.slice(0, MAX_NAMED).join(", ");
  const more = names.length - MAX_NAMED;
  return `${named}${more > 0 ? ` and ${more} more` : ""} ${names.length === 1 ? "goes" : "go"} along`;
}

interface OwnFileProps {
  readonly isFirst?: boolean;
  readonly label: string;
  /** What is copied, in words. */
  readonly what: string;
  readonly hint: string;
  readonly files: readonly WrittenThemeFile[];
  readonly isStale: boolean;
}

function OwnFile({ isFirst = false, label, what, hint, files, isStale }: OwnFileProps) {
  const [only] = files;
  return (
    <div className="read-theme-own">
      <div className="read-theme-keys">
        <Button
          {...(isFirst && { variant: "ink" as const })}
          disabled={isStale}
          onClick={() => void saveThemeFiles(files)}
        >
          <Icon name="download-simple" />
          {label}
        </Button>
        {files.length === 1 && only !== undefined && (
          <CopyButton text={only.text} name={what} disabled={isStale} />
        )}
      </div>
      <p className="field-hint">{hint}</p>
    </div>
  );
}
