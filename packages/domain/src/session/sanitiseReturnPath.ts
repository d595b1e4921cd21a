const HOME = '/';

/** Browsers remove tabs and line breaks from an address, and treat a backslash as a slash. */
const DROPPED = /[\t\n\r]/g;

/**
 * Returns the path to show after sign-in: the requested one if it is in this shop, else home (GAP-51, AUTH-30). It rejects
 * `//other.example` and its variants, which lead to other sites.
 *
 * @example sanitiseReturnPath('/transfer-booking') // '/transfer-booking'
 * @example sanitiseReturnPath('//other.example/cart') // '/'
 */
export function sanitiseReturnPath(requested: string | null | undefined): string {
  const path = (requested ?? '').replace(DROPPED, '').trim();
  return /^\/(?![/\\])/.test(path) ? path : HOME;
}
