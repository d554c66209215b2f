/** Why a picture is no use, in words that are meant to be read. */
export class PictureProblem extends Error {
  override readonly name = "PictureProblem";
}
