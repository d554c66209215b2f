/** What an address gives (TLS-2). */
export interface Decoded<Document> {
  /** Undefined when the address holds no document. */
  readonly document: Document | undefined;
  readonly notices: readonly string[];
  /** Where the address leaves something to be found, as a seed without colors does. Rejects only when it cannot load. */
  readonly make?: () => Document | Promise<Document>;
}
