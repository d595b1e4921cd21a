import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** Addresses outside the shop that its pages may reach. */
export interface ForeignOrigins {
  readonly google: boolean;
  /** Where the contact form posts to; empty unless configured. */
  readonly contact: string;
  /** Maps, places and directions come from Mapbox. */
  readonly mapbox: boolean;
  /** Where the activity library answers; a path is the shop's own. */
  readonly library: string;
}

export const makeNonce = (): string => randomBytes(16).toString('base64');

/**
 * The content security policy of a page: scripts and styles only with this answer's nonce or from the shop itself,
 * nothing inline, nothing embedded, no one may frame it.
 */
export function contentSecurityPolicy(
  nonce: string,
  { google, contact, mapbox, library }: ForeignOrigins,
  development: boolean,
): string {
  const googleScript = google ? ['https://accounts.google.com/gsi/client'] : [];
  const googleFrame = google ? ['https://accounts.google.com/gsi/'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...googleScript],
    'style-src': ["'self'", development ? "'unsafe-inline'" : `'nonce-${nonce}'`, ...googleFrame],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      ...[contact, library].filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
      ...(mapbox ? ['https://api.mapbox.com', 'https://events.mapbox.com'] : []),
      ...googleFrame,
      ...(development ? ['ws:'] : []),
    ],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': google ? googleFrame : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Headers that every answer carries, whoever makes it. */
export function addSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      ...(secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
    });
  });
}
