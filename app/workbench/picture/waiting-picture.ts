/** A picture that was dropped on a tool that takes none, until Palette from Image opens it. */
let waiting: File | undefined;

export function leavePicture(file: File): void {
  waiting = file;
}

/** The picture that was left; returned once. */
export function takeWaitingPicture(): File | undefined {
  const file = waiting;
  waiting = undefined;
  return file;
}
