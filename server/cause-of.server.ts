/** What caused an error, if that is known: the message of a failed query contains what people sent, its cause does not. */
export function causeOf(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? error.cause : error;
}
