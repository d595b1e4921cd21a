import path from 'node:path';
import { getQuirks, type Quirks } from '@aitours/domain/quirks';
import type { z } from 'zod';
import { variables } from './configVariables.ts';

/** A bucket of an S3-compatible service. */
export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Of a service other than AWS; null: AWS. */
  readonly endpoint: string | null;
  /** null: those of the machine, such as an instance role. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

/** Who takes payments. */
export type PaymentSettings =
  | { readonly provider: 'none' | 'test' }
  | {
      readonly provider: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      readonly apiUrl: string;
    };

/** Where uploaded pictures are stored. */
export type ImageSettings =
  | { readonly storage: 'database' }
  | { readonly storage: 'folder'; readonly folder: string }
  | ({ readonly storage: 's3' } & S3Settings);

export interface Config {
  readonly production: boolean;
  /** The values of the chosen behaviour. */
  readonly quirks: Quirks;
  readonly host: string;
  readonly port: number;
  readonly publicUrl: string;
  /** Of other sites whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly logLevel: z.infer<typeof variables>['LOG_LEVEL'];
  readonly dataDir: string;
  /** null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly databasePool: number;
  readonly seed: boolean;
  /** null: generated once and stored in `dataDir`. */
  readonly tokenSecret: string | null;
  /** Private keys of passes, the current one first; empty: derived from the token secret. */
  readonly voucherKeys: readonly Buffer[];
  /** In lower case, starting with @. */
  readonly staffEmailDomain: string;
  readonly staffSecondFactor: 'required' | 'offered';
  /** How long a session lasts, however much it is used. */
  readonly sessions: { readonly days: number; readonly staffHours: number };
  /** Hours between the booking of a transfer and its start, at least. */
  readonly transferNoticeHours: number;
  readonly mail: {
    /** null: mails are written to the outbox folder. */
    readonly smtpUrl: string | null;
    readonly from: string;
    /** Receives notices of bookings; null: none are sent. */
    readonly bookingNotices: string | null;
    /** Whether one-time passwords are also logged, where no mail server is configured. */
    readonly logCodes: boolean;
  };
  /** null: Google sign-in is off. */
  readonly google: { readonly clientId: string; readonly issuer: string; readonly tokenInfoUrl: string } | null;
  readonly images: ImageSettings;
  readonly payments: PaymentSettings;
  /** null: the contact form can't send. */
  readonly contactEndpoint: string | null;
  /** null: the shop receives no messages. */
  readonly contactEmail: string | null;
  /** null: no map service is used. */
  readonly mapbox: { readonly token: string; readonly url: string } | null;
  /** null: the built-in rules plan days. */
  readonly planner: { readonly url: string; readonly key: string | null; readonly model: string } | null;
  /** Sent to browsers; null: the shop's own table. */
  readonly activityLibrary: { readonly url: string; readonly key: string } | null;
  /** Sent to browsers; null: the built-in assistant. */
  readonly chatUrl: string | null;
  /** Sent to browsers; null: errors are not reported. */
  readonly errorReporting: string | null;
  /** Whether browsers store bookings for offline use. */
  readonly hasServiceWorker: boolean;
  readonly metricsToken: string | null;
  /** For each customer, in 24 hours. */
  readonly dailyLimits: { readonly bookings: number; readonly cancellations: number };
  /** In days. */
  readonly retention: {
    readonly unprovenAccounts: number;
    readonly guestCarts: number;
    readonly plans: number;
    readonly formerCustomers: number;
    readonly mails: number;
  };
  readonly rateLimitFactor: number;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Invalid environment variables, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the configuration from the environment.
 *
 * @throws {ConfigError} naming each invalid variable
 */
export function readConfig(environment: Environment): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  }
  const env = read.data;
  if (env.DATABASE_URL && !env.TOKEN_SECRET) {
    throw new ConfigError('TOKEN_SECRET: is required with DATABASE_URL, so that all processes sign with the same key');
  }
  return {
    production: env.NODE_ENV === 'production',
    quirks: getQuirks({ behaviour: env.BEHAVIOUR, overrides: env.BEHAVIOUR_OVERRIDES }),
    host: env.HOST,
    port: env.PORT,
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    seed: env.SEED ?? !env.DATABASE_URL,
    tokenSecret: env.TOKEN_SECRET ?? null,
    voucherKeys: env.VOUCHER_PRIVATE_KEY,
    staffEmailDomain: env.STAFF_EMAIL_DOMAIN.toLowerCase(),
    staffSecondFactor: env.STAFF_SECOND_FACTOR ?? (env.DATABASE_URL ? 'required' : 'offered'),
    sessions: { days: env.SESSION_DAYS, staffHours: env.STAFF_SESSION_HOURS },
    transferNoticeHours: env.TRANSFER_NOTICE_HOURS,
    mail: readMail(env),
    google: readGoogle(env),
    images: readImages(env),
    payments: readPayments(env),
    contactEndpoint: env.CONTACT_ENDPOINT ?? null,
    contactEmail: env.CONTACT_EMAIL ?? null,
    mapbox: env.MAPBOX_TOKEN ? { token: env.MAPBOX_TOKEN, url: env.MAPBOX_URL.replace(/\/+$/, '') } : null,
    planner: env.PLANNER_URL
      ? { url: env.PLANNER_URL.replace(/\/+$/, ''), key: env.PLANNER_KEY ?? null, model: env.PLANNER_MODEL }
      : null,
    activityLibrary: readActivityLibrary(env),
    chatUrl: env.CHAT_URL ?? null,
    errorReporting: env.SENTRY_DSN ?? null,
    hasServiceWorker: env.SERVICE_WORKER === 'on',
    metricsToken: env.METRICS_TOKEN ?? null,
    dailyLimits: { bookings: env.BOOKINGS_PER_DAY, cancellations: env.CANCELLATIONS_PER_DAY },
    retention: readRetention(env),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  };
}

const readActivityLibrary = (env: z.infer<typeof variables>): Config['activityLibrary'] =>
  env.ACTIVITY_LIBRARY_URL
    ? { url: env.ACTIVITY_LIBRARY_URL.replace(/\/+$/, ''), key: env.ACTIVITY_LIBRARY_KEY ?? '' }
    : null;

const readMail = (env: z.infer<typeof variables>): Config['mail'] => ({
  smtpUrl: env.SMTP_URL ?? null,
  from: env.MAIL_FROM,
  bookingNotices: env.BOOKING_NOTICE_EMAIL ?? null,
  logCodes: !env.SMTP_URL && (env.NODE_ENV !== 'production' || !env.DATABASE_URL),
});

function readImages(env: z.infer<typeof variables>): ImageSettings {
  const { IMAGE_STORAGE: storage, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = env;
  if (storage === 'database') return { storage };
  if (storage === 'folder') return { storage, folder: env.IMAGE_FOLDER ?? path.join(env.DATA_DIR, 'uploads') };
  if (!bucket) throw new ConfigError('S3_BUCKET: is required with IMAGE_STORAGE=s3');
  const secretAccessKey = env.S3_SECRET_ACCESS_KEY;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new ConfigError('S3_ACCESS_KEY_ID: is required together with S3_SECRET_ACCESS_KEY');
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null;
  return { storage, bucket, region: env.S3_REGION, endpoint: env.S3_ENDPOINT ?? null, credentials };
}

function readPayments(env: z.infer<typeof variables>): PaymentSettings {
  const withoutStripe = env.DATABASE_URL ? 'none' : 'test';
  const provider = env.PAYMENT_PROVIDER ?? (env.STRIPE_SECRET_KEY ? 'stripe' : withoutStripe);
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (provider !== 'stripe') {
    // A shop with a key expects to be paid, so the key is never ignored.
    if (secretKey) throw new ConfigError(`PAYMENT_PROVIDER: is ${provider}, but STRIPE_SECRET_KEY is set; remove one`);
    return { provider };
  }
  if (!secretKey) throw new ConfigError('STRIPE_SECRET_KEY: is required with PAYMENT_PROVIDER=stripe');
  if (!webhookSecret) throw new ConfigError('STRIPE_WEBHOOK_SECRET: is required with STRIPE_SECRET_KEY');
  const { protocol, hostname, origin } = new URL(env.STRIPE_API_URL);
  if (protocol !== 'https:' && !isLoopback(hostname))
    throw new ConfigError('STRIPE_API_URL: must be https, because requests contain the secret key');
  return { provider, secretKey, webhookSecret, apiUrl: origin };
}

const readRetention = (env: z.infer<typeof variables>): Config['retention'] => ({
  unprovenAccounts: env.RETAIN_UNPROVEN_ACCOUNTS,
  guestCarts: env.RETAIN_GUEST_CARTS,
  plans: env.RETAIN_PLANS,
  formerCustomers: env.RETAIN_FORMER_CUSTOMERS,
  mails: env.RETAIN_MAILS,
});

/** Returns whether this host name is that of the own machine. */
export const isLoopback = (host: string): boolean => /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * Rejects what is only for the own machine when travellers open the shop at a public https address: the embedded
 * database, because its demonstration accounts have a known password, one-time passwords in the log, and staff without a
 * second factor.
 *
 * @throws {ConfigError} that says what to change
 */
export function requireSafeSettings({ publicUrl, databaseUrl, mail, staffSecondFactor, payments }: Config): void {
  const { protocol, hostname, host } = new URL(publicUrl);
  if (protocol !== 'https:' && payments.provider === 'stripe' && /^.k_live_/.test(payments.secretKey))
    throw new ConfigError('PUBLIC_URL: must be https with a live STRIPE_SECRET_KEY; Stripe returns travellers to it');
  if (protocol !== 'https:' || isLoopback(hostname)) return;
  const errors = [
    ...(databaseUrl === null
      ? ['DATABASE_URL: is required; the embedded database has accounts whose password is public']
      : []),
    ...(mail.logCodes
      ? ['SMTP_URL: is required; without a mail server, one-time passwords are written to the log']
      : []),
    ...(databaseUrl !== null && staffSecondFactor === 'offered'
      ? ['STAFF_SECOND_FACTOR: must be required; a stolen password of staff would open the shop’s bookings']
      : []),
  ];
  if (errors.length === 0) return;
  throw new ConfigError(
    [...errors, `PUBLIC_URL: ${host} is public; without it the shop starts for this machine only`].join('\n'),
  );
}

const readGoogle = (env: z.infer<typeof variables>): Config['google'] =>
  env.GOOGLE_CLIENT_ID
    ? { clientId: env.GOOGLE_CLIENT_ID, issuer: env.GOOGLE_ISSUER, tokenInfoUrl: env.GOOGLE_TOKENINFO_URL }
    : null;
