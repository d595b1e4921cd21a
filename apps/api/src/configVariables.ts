import { type Behaviour, behaviours, type QuirkRow, quirkRows } from '@aitours/domain/quirks';
import { z } from 'zod';

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
const url = (protocol: RegExp) => z.url({ protocol, error: 'must be an address' });
const addresses = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(
    z.array(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6(), z.enum(['loopback', 'linklocal', 'uniquelocal'])])),
  );

/** `https://partner.example,http://localhost:5173`. */
const origins = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .pipe(z.array(z.string().refine(isOrigin, { error: ({ input }) => originError(String(input)) })));

/** Origins as browsers send them: no path, no trailing slash, no default port, in lower case. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;
}

const originError = (text: string) =>
  `"${text}" must be an origin as browsers send it, such as https://partner.example or http://localhost:5173`;

/** Base64url of 32 bytes each. */
const seeds = z.string().transform((text, { addIssue }) =>
  text.split(',').map((part) => {
    const seed = Buffer.from(part.trim(), 'base64url');
    if (seed.length !== 32 || seed.toString('base64url') !== part.trim())
      addIssue('each key must be 32 bytes as base64url');
    return seed;
  }),
);

const behaviour = z.enum(behaviours, { error: `must be one of: ${behaviours.join(', ')}` });
/** `QUIRK-01=improved,QUIRK-09=specified`. */
const overrides = z.string().transform((text, { addIssue }) => {
  const byRow: Partial<Record<QuirkRow, Behaviour>> = {};
  for (const part of text.split(',')) {
    const [name = '', value] = part.trim().split('=');
    const row = quirkRows.find((known) => known === name);
    const parsed = behaviour.safeParse(value);
    if (row && parsed.success && !(row in byRow)) byRow[row] = parsed.data;
    else addIssue(overrideError(name, row, parsed.success));
  }
  return byRow;
});

function overrideError(name: string, row: QuirkRow | undefined, isBehaviour: boolean): string {
  if (!row) return `${name} is none of the rows with two behaviours: ${quirkRows.join(', ')}`;
  return isBehaviour ? `${name} is listed twice` : `${name} must be one of: ${behaviours.join(', ')}`;
}

/** Every environment variable of the server. An empty one counts as absent. */
export const variables = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` turns off development features'),
  BEHAVIOUR: behaviour
    .default('specified')
    .describe(
      '`specified` preserves the inconsistencies that the specification lists; `improved` removes them ([both values](#behaviours))',
    ),
  BEHAVIOUR_OVERRIDES: overrides
    .optional()
    .describe('Rows with the other behaviour, separated by commas: `QUIRK-01=improved,QUIRK-09=specified`'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on; `0.0.0.0` for all'),
  PORT: whole(0, 65_535).default(3000).describe('Port to listen on; 0 takes a free one'),
  PUBLIC_URL: url(/^https?$/)
    .optional()
    .describe('Address that travellers open; default: `http://localhost:PORT`'),
  ALLOWED_ORIGINS: origins
    .default([])
    .describe(
      'Origins of other sites whose pages may call the API, separated by commas: `https://partner.example`; without it only the shop’s own pages',
    ),
  TRUST_PROXY: addresses
    .default([])
    .describe('Addresses of proxies whose `X-Forwarded-*` headers are trusted, separated by commas'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('Minimum level that is logged'),
  DATA_DIR: z
    .string()
    .default('.data')
    .describe('Folder of the embedded database, rendered pictures, secrets and the mail outbox'),
  DATABASE_URL: url(/^postgres(ql)?$/)
    .optional()
    .describe('PostgreSQL to use; without it an embedded one runs in `DATA_DIR`'),
  DATABASE_POOL: whole(2, 200).default(20).describe('Maximum number of database connections of one process'),
  SEED: flag
    .optional()
    .describe('Fills an empty database with the demonstration catalogue; default: only the embedded database'),
  TOKEN_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Key that signs access tokens; generated into `DATA_DIR` for the embedded database, required with `DATABASE_URL`',
    ),
  VOUCHER_PRIVATE_KEY: seeds
    .default([])
    .describe(
      'Ed25519 keys that sign the passes on vouchers, 32 bytes as base64url each, separated by commas: the first signs, all are accepted; without it the key is derived from `TOKEN_SECRET`',
    ),
  STAFF_EMAIL_DOMAIN: z
    .string()
    .regex(/^@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'must look like @example.com')
    .default('@aitours.com')
    .describe('Users with a verified address of this domain are staff, as managers'),
  STAFF_SECOND_FACTOR: z
    .enum(['required', 'offered'])
    .optional()
    .describe(
      '`required`: staff can only add a second factor until they have one; default: `required` with `DATABASE_URL`, `offered` with the embedded database',
    ),
  SESSION_DAYS: whole(1, 365)
    .default(30)
    .describe('Days after which customers log in again, however much they use the shop'),
  STAFF_SESSION_HOURS: whole(1, 720)
    .default(12)
    .describe('Hours after which staff log in again, however much they use the shop'),
  TRANSFER_NOTICE_HOURS: whole(0, 168)
    .default(3)
    .describe('Hours between the booking of a transfer and its start, at least'),
  SMTP_URL: url(/^smtps?$/)
    .optional()
    .describe('Mail server; without it mails are written to `DATA_DIR/outbox`'),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]+$/, 'must be one line')
    .default('aiTours <no-reply@aitours.com>')
    .describe('Sender of the mails'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe('Client id of Google sign-in; without it users sign in by email only'),
  GOOGLE_ISSUER: url(/^https?$/)
    .default('https://accounts.google.com')
    .describe('Issuer of the accepted identity tokens'),
  GOOGLE_TOKENINFO_URL: url(/^https?$/)
    .default('https://oauth2.googleapis.com/tokeninfo')
    .describe('Endpoint that returns the client of an access token'),
  IMAGE_STORAGE: z
    .enum(['database', 'folder', 's3'])
    .default('database')
    .describe(
      'Where uploaded pictures are stored: in the database, in a folder, or in a bucket of an S3-compatible service',
    ),
  IMAGE_FOLDER: z
    .string()
    .optional()
    .describe('Folder with `IMAGE_STORAGE=folder`, which all processes share; default: `DATA_DIR/uploads`'),
  S3_BUCKET: z.string().optional().describe('Bucket with `IMAGE_STORAGE=s3`'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: url(/^https?$/)
    .optional()
    .describe('Address of an S3-compatible service; without it AWS'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key of the bucket; without it those of the machine are used'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of the access key'),
  PAYMENT_PROVIDER: z
    .enum(['none', 'test', 'stripe'])
    .optional()
    .describe(
      'Who takes payments: `none`, Stripe, or the `test` provider, which charges no money; default: `stripe` with `STRIPE_SECRET_KEY`, otherwise `test` with the embedded database and `none` with `DATABASE_URL`',
    ),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must look like sk_live_… or rk_live_…')
    .optional()
    .describe('Secret or restricted key of Stripe'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must look like whsec_…')
    .optional()
    .describe('Secret that signs Stripe’s webhooks; required with `STRIPE_SECRET_KEY`'),
  STRIPE_API_URL: url(/^https?$/)
    .default('https://api.stripe.com')
    .describe('Address of Stripe’s API; another one is for tests'),
  CONTACT_ENDPOINT: url(/^https?$/)
    .optional()
    .describe('Address that the contact form posts to as JSON; without it the form shows that it can’t send'),
  CONTACT_EMAIL: z
    .email({ error: 'must be an email address' })
    .optional()
    .describe(
      'Address that receives the messages of the contact form with `QUIRK-04=improved`; without it the page shows how to write and call instead',
    ),
  BOOKING_NOTICE_EMAIL: z
    .email({ error: 'must be an email address' })
    .optional()
    .describe(
      'Address that receives a notice of each confirmed, changed or cancelled booking, each cruise request, each dispute and each refund that could not be paid out, without the customer’s contact, and a summary each morning; without it none is sent',
    ),
  MAPBOX_TOKEN: z
    .string()
    .regex(/^[\w.-]+$/, 'must be a token')
    .optional()
    .describe(
      'Token of Mapbox for the distances of transfers and, if it is a public one (pk.…), the planner’s map; without it distances are estimated and the built-in map is shown',
    ),
  MAPBOX_URL: url(/^https?$/)
    .default('https://api.mapbox.com')
    .describe('Base address of Mapbox’s API'),
  PLANNER_URL: url(/^https?$/)
    .optional()
    .describe(
      'Base address (up to `/v1`) of a service with OpenAI’s chat completions API that plans days; without it the built-in rules do',
    ),
  PLANNER_KEY: z.string().optional().describe('Key of that service, if it needs one'),
  PLANNER_MODEL: z.string().default('gpt-4o-mini').describe('Model of that service'),
  ACTIVITY_LIBRARY_URL: url(/^https?$/)
    .optional()
    .describe(
      'Base address (up to `/rest/v1`) of a PostgREST service with the activity library, to which a shop that seeds its catalogue writes the samples; without it the shop’s own table',
    ),
  ACTIVITY_LIBRARY_KEY: z.string().optional().describe('Public key of that service'),
  CHAT_URL: url(/^https?$/)
    .optional()
    .describe('Page of an external chat that the chat panel embeds; without it the built-in assistant'),
  SENTRY_DSN: url(/^https?$/)
    .regex(/^https?:\/\/\w+@[^/?#@]+(\/[^?#]*)?\/\d+$/, 'must look like https://key@host/1')
    .optional()
    .describe(
      'DSN of an error-reporting service with Sentry’s protocol, to which browsers report errors; without it none are reported',
    ),
  SERVICE_WORKER: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      '`off`: browsers delete the service worker and what it has stored, and bookings aren’t available offline',
    ),
  METRICS_TOKEN: z
    .string()
    .min(16, 'must have at least 16 characters')
    .optional()
    .describe('Bearer token for `/metrics`; without it they can be read from this machine only'),
  BOOKINGS_PER_DAY: whole(1, 10_000)
    .default(50)
    .describe('How many bookings a customer can make without payment in 24 hours'),
  CANCELLATIONS_PER_DAY: whole(1, 10_000).default(50).describe('How many bookings a customer can cancel in 24 hours'),
  RETAIN_UNPROVEN_ACCOUNTS: whole(1, 3650)
    .default(365)
    .describe(
      'Days since the last use after which an account without a proven address and without bookings is deleted',
    ),
  RETAIN_GUEST_CARTS: whole(1, 3650)
    .default(365)
    .describe('Days since the last change after which a guest’s cart is deleted'),
  RETAIN_PLANS: whole(1, 3650)
    .default(365)
    .describe('Days after which a plan of the day planner and the preferences of its conversation are deleted'),
  RETAIN_FORMER_CUSTOMERS: whole(1, 3650)
    .default(730)
    .describe(
      'Days for which the keyed hash of a deleted account’s address is stored if it had a booking, so that the discount of a first booking isn’t given twice',
    ),
  RETAIN_MAILS: whole(1, 3650)
    .default(30)
    .describe('Days after which a mail in `DATA_DIR/outbox` is deleted; with `SMTP_URL` a mail is deleted once sent'),
  RATE_LIMIT_FACTOR: whole(1, 10_000).default(1).describe('Multiplies every rate limit (for load tests)'),
});
