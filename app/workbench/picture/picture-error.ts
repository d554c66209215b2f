/** A problem with a picture; the message is a sentence for people. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
}
