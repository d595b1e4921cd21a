import { createHash } from 'node:crypto';
import { libraryStyles } from './libraryStyles.ts';

/** Addresses outside the shop that its pages may reach. */
export interface ForeignOrigins {
  readonly google: boolean;
  /** Where the contact form posts to; empty unless configured. */
  readonly contact: string;
  /** Maps, places and directions come from Mapbox. */
  readonly mapbox: boolean;
  /** Where the activity library answers; a path is the shop's own. */
  readonly library: string;
  /** What the chat panel frames; a path is the shop's own. */
  readonly chat: string;
  /** Where errors are reported; empty unless configured. */
  readonly errorReporting: string;
}

export interface PagePolicy {
  /** What stands in the page itself. */
  readonly inlineScripts: readonly string[];
  readonly inlineStyle: string;
  readonly development: boolean;
  /** The shop's own pages may frame this one: it is what the chat panel shows. */
  readonly isFramed: boolean;
}

/** Of texts of the build, which are few. */
const hashes = new Map<string, string>();

function hashed(text: string): string {
  const hash = hashes.get(text) ?? `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  hashes.set(text, hash);
  return hash;
}

/**
 * The content security policy of a page: scripts and styles from the shop itself alone; inline, none but those whose
 * hashes are named (decision 0010); nothing embedded but the chat; no one may frame it.
 */
export function contentSecurityPolicy(
  { google, contact, mapbox, library, chat, errorReporting }: ForeignOrigins,
  { inlineScripts, inlineStyle, development, isFramed }: PagePolicy,
): string {
  const googleScript = google ? ['https://accounts.google.com/gsi/client'] : [];
  const googleFrame = google ? ['https://accounts.google.com/gsi/'] : [];
  const styles = [inlineStyle, ...libraryStyles].map(hashed);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(hashed), ...googleScript],
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : styles), ...googleFrame],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...[contact, library, errorReporting].flatMap(originOf),
      ...(mapbox ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : []),
      ...googleFrame,
      ...(development ? ['ws:'] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [chat.startsWith('/') ? "'self'" : new URL(chat).origin, ...googleFrame],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** None for a path, which is the shop's own, and for nothing. */
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The policy of a file: a worker's script may load what the shop has, and nothing else. */
export const filePolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
