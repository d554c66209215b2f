/** The texts of the files that a document names. */
import { useEffect, useRef, useState } from "react";
import { SAMPLE_FILES } from "#domain/audit-page/sample-sheet.ts";
import { fitsIntoLink } from "#domain/documents/audit/audit-document.ts";
import type { AuditFile, AuditSource } from "#domain/documents/audit/audit-source.ts";
import { findFiles, holdFiles } from "./held-files.ts";

export type AuditedFiles =
  | { readonly state: "open"; readonly files: readonly AuditFile[] }
  | { readonly state: "looking" }
  /** They lie on another device, or were followed by others on this one. */
  | { readonly state: "missing"; readonly names: readonly string[] };

const LOOKING: AuditedFiles = { state: "looking" };
const SAMPLE: AuditedFiles = { state: "open", files: SAMPLE_FILES };

export function useAuditedFiles(source: AuditSource) {
  /** Files of this visit by id, so that undo finds earlier ones. */
  const held = useRef(new Map<string, readonly AuditFile[]>());
  const [found, setFound] = useState<{ readonly source: AuditSource; readonly files: AuditedFiles }>();
  useEffect(() => {
    if (source.kind !== "held") return;
    const known = held.current.get(source.id);
    let isLast = true;
    void Promise.resolve(known ?? findFiles(source.id)).then((files) => {
      if (!isLast) return;
      if (files !== undefined) held.current.set(source.id, files);
      setFound({
        source,
        files: files === undefined ? { state: "missing", names: source.names } : { state: "open", files },
      });
    });
    return () => {
      isLast = false;
    };
  }, [source]);

  /** What the document names these files by; `onLost` is called if a large one is not there after a reload. */
  const sourceOf = (files: readonly AuditFile[], onLost: () => void): AuditSource => {
    const text: AuditSource = { kind: "text", files };
    if (fitsIntoLink(text)) return text;
    const { source: named, isKept } = holdFiles(files);
    held.current.set(named.id, files);
    void isKept.then((is) => {
      if (!is) onLost();
    });
    return named;
  };
  return { audited: filesOf(source, found), sourceOf };
}

function filesOf(
  source: AuditSource,
  found: { readonly source: AuditSource; readonly files: AuditedFiles } | undefined,
): AuditedFiles {
  if (source.kind === "sample") return SAMPLE;
  if (source.kind === "text") return { state: "open", files: source.files };
  const isFound = found?.source.kind === "held" && found.source.id === source.id;
  return isFound ? found.files : LOOKING;
}
