const HOME = '/';

/** A browser drops tabs and line breaks from an address and takes a backslash for a slash. */
const DROPPED = /[\t\n\r]/g;

/**
 * Where sign-in leads: the path asked for if it lies in this shop, else home (GAP-51, AUTH-30). `//other.example` and
 * its disguises are other sites.
 *
 * @example returnPath('/transfer-booking') // '/transfer-booking'
 * @example returnPath('//other.example/cart') // '/'
 */
export function returnPath(asked: string | null | undefined): string {
  const path = (asked ?? '').replace(DROPPED, '').trim();
  return /^\/(?![/\\])/.test(path) ? path : HOME;
}
