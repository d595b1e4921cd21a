import { createHash } from 'node:crypto';

/** The services outside the shop that its pages may reach. */
export interface ForeignOrigins {
  readonly google: boolean;
  /** The URL that the contact form posts to; empty when none is configured. */
  readonly contact: string;
  /** Maps, places and directions come from Mapbox. */
  readonly mapbox: boolean;
  /** The URL of the activity library; a path is on the shop's own server. */
  readonly library: string;
  /** The URL that the chat panel frames; a path is on the shop's own server. */
  readonly chat: string;
  /** The DSN that errors are reported to; empty when none is configured. */
  readonly errorReporting: string;
}

export interface PagePolicy {
  readonly inlineScript: string;
  readonly inlineStyle: string;
  readonly development: boolean;
  /** The shop's own pages may frame this one: it is the page in the chat panel. */
  readonly isFramed: boolean;
}

/**
 * The style elements that react-aria inserts, character for character: one stops a tap from zooming, one stops the page
 * behind a dialog from scrolling on iOS. react-aria accepts a nonce, but a nonce would make each page unique (decision 0010).
 *
 * @internal
 */
export const reactAriaStyles: readonly string[] = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The hashed texts come from the build, so they are few. */
const hashes = new Map<string, string>();

function hashSource(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/**
 * Returns the content security policy of a page: scripts and styles come from the shop or match a hash (decision 0010),
 * only the chat and the shop's own frames are embedded, and no other site may frame the page.
 */
export function createContentSecurityPolicy(
  { google, contact, mapbox, library, chat, errorReporting }: ForeignOrigins,
  { inlineScript, inlineStyle, development, isFramed }: PagePolicy,
): string {
  const googleScript = google ? ['https://accounts.google.com/gsi/client'] : [];
  const googleFrame = google ? ['https://accounts.google.com/gsi/'] : [];
  const styles = [inlineStyle, ...reactAriaStyles].map(hashSource);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", hashSource(inlineScript), ...googleScript],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : styles), ...googleFrame],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...[contact, library, errorReporting].flatMap(listOrigins),
      ...(mapbox ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : []),
      ...googleFrame,
      ...(development ? ['ws:'] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The test provider's card fields; the shop's other pages can't be framed, whatever this says.
    'frame-src': ["'self'", ...listOrigins(chat), ...googleFrame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
    // The early script creates the only policy. Google's and Mapbox's scripts set HTML; Vite's client too.
    ...(!google &&
      !mapbox &&
      !development && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Returns no origin for a path, which is on the shop's own server, and for an empty address. */
const listOrigins = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The policy of static files: a worker's script may load only what is on the shop's own server. */
export const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The gate scans passes with the camera. All pages have it, because links open the gate without a new document. */
export const permissionsPolicy = 'camera=(self), microphone=(), geolocation=(), payment=()';
