/**
 * Files that are too large for an address, kept on the device so that a reload loses nothing (TLS-4): those opened last.
 * They are not uploaded.
 */
import { deviceSlot } from "#app/ui/device-slot.ts";
import {
  type AuditFile,
  type AuditSource,
  colorsInText,
  MAX_HELD_COLORS,
} from "#domain/documents/audit/audit-source.ts";
import { seedFromNumber } from "#engine/random/random.ts";

const SLOT = deviceSlot("tincture-audit");

interface Kept {
  readonly id: string;
  readonly files: readonly AuditFile[];
}

/** Keeps the files, and names them for the address. False if the browser refuses storage. */
export function holdFiles(files: readonly AuditFile[]): {
  readonly source: AuditSource & { kind: "held" };
  readonly isKept: Promise<boolean>;
} {
  const id = newId();
  const kept: Kept = { id, files };
  return {
    source: {
      kind: "held",
      id,
      names: files.map(({ name }) => name),
      bytes: files.reduce((sum, { text }) => sum + new Blob([text]).size, 0),
      colors: files.flatMap(({ text }) => colorsInText(text, MAX_HELD_COLORS)).slice(0, MAX_HELD_COLORS),
    },
    isKept: SLOT.put(kept),
  };
}

/** The files of this id, unless the device has others or none. */
export async function findFiles(id: string): Promise<readonly AuditFile[] | undefined> {
  const kept = await SLOT.read();
  return isKept(kept) && kept.id === id ? kept.files : undefined;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    typeof value.id === "string" &&
    "files" in value &&
    Array.isArray(value.files) &&
    value.files.every(
      (file: unknown) =>
        typeof file === "object" &&
        file !== null &&
        "name" in file &&
        typeof file.name === "string" &&
        "text" in file &&
        typeof file.text === "string",
    )
  );
}

function newId(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (seedFromNumber(high) + seedFromNumber(low)).slice(0, 12);
}
