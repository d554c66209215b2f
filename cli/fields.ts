/** Fields of the input of a call, before its schema has seen them. */
export type Fields = Readonly<Record<string, unknown>>;
