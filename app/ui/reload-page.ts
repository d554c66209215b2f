/**
 * What "Try again" does for a file of the page itself: a module that has failed once need not be requested again by the
 * browser (Firefox). Documents are in the address and on the device, so nothing is lost.
 */
export function reloadPage(): void {
  location.reload();
}
