/** Why a palette cannot be written in a format; its message is a sentence for people. */
export class ExportProblem extends Error {
  override readonly name = "ExportProblem";
  /** Whether another try may succeed: a file of the program did not arrive. */
  readonly isTemporary: boolean;

  constructor(
    message: string,
    { isTemporary = false, ...options }: ErrorOptions & { readonly isTemporary?: boolean } = {},
  ) {
    super(message, options);
    this.isTemporary = isTemporary;
  }
}
