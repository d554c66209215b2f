/** The complete state of the open tool as an address that anyone can open. */
export function linkTo(search: string): string {
  return `${window.location.origin}${window.location.pathname}?${search}`;
}
