import { Fragment } from "react";

/** A token's name, which may break after its points and slashes, as it does after hyphens by itself. */
export function TokenText({ name }: { readonly name: string }) {
  return name.split(/(?<=[./_])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
