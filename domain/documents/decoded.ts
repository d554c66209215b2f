/** The result of decoding an address (TLS-2). */
export interface Decoded<Document> {
  /** Undefined if the address holds no document. */
  readonly document: Document | undefined;
  readonly notices: readonly string[];
  /**
   * Completes a document that the address leaves open, such as a seed without colors; undefined if that turns out to be
   * impossible. It can add to `notices`. Rejects only if loading fails.
   */
  readonly make?: () => Document | undefined | Promise<Document | undefined>;
}
