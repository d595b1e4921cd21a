import { staffRoles } from '@aitours/domain/staff';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, reversedPhoneDigits, searchVector } from './columns.ts';

interface SearchColumns {
  readonly firstName: AnyPgColumn;
  readonly lastName: AnyPgColumn;
  readonly email: AnyPgColumn;
}

/** The text that staff search accounts by. */
export const userSearchVector = ({ firstName, lastName, email }: SearchColumns) =>
  searchVector(firstName, lastName, email);

/** Customers and staff. Addresses are in lower case, so that one mailbox has one account. */
export const users = pgTable(
  'users',
  {
    id: id(),
    email: text('email').notNull(),
    /** null: signs in with Google or by one-time password only. */
    passwordHash: text('password_hash'),
    /** Hash of the secret that only the browser that registered has. */
    registrationKeyHash: text('registration_key_hash'),
    googleSubject: text('google_subject'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    avatar: text('avatar'),
    bio: text('bio').notNull().default(''),
    address: text('address').notNull().default(''),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    newsletterSubscription: boolean('newsletter_subscription').notNull().default(false),
    /** Null: a customer. */
    staffRole: text('staff_role', { enum: staffRoles }),
    /** Whether a deleted account of the mailbox had a booking: the discount of a first one isn't given twice. */
    hadBooking: boolean('had_booking').notNull().default(false),
    /** When the address was verified by a one-time password. */
    emailVerifiedAt: instant('email_verified_at'),
    /** When all sessions ended last. */
    sessionsEndedAt: instant('sessions_ended_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at'),
  },
  (table) => [
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_google_subject_key').on(table.googleSubject),
    index('users_last_seen_at_idx').on(table.lastSeenAt),
    index('users_created_at_idx').on(table.createdAt.desc().nullsFirst(), table.id),
    index('users_search_idx').using('gin', userSearchVector(table)),
    index('users_phone_idx').on(sql`${reversedPhoneDigits(table.phone)} text_pattern_ops`),
    check('users_email_lower_case', sql`${table.email} = lower(${table.email})`),
  ],
);

/** The secret addresses of calendars that customers subscribe to, by the hash of their token. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('calendar_feeds_hash_key').on(table.hash)],
);

/** Refresh tokens by hash. The tokens of one session are a family and are revoked together; access tokens name it. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    family: uuid('family').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** When the family's user signed in. */
    startedAt: instant('started_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    revokedAt: instant('revoked_at'),
    /** The known device that signed in. */
    deviceHash: text('device_hash'),
  },
  (table) => [
    index('refresh_tokens_family_idx').on(table.family),
    index('refresh_tokens_user_id_idx').on(table.userId),
    index('refresh_tokens_expires_at_idx').on(table.expiresAt),
  ],
);

/** Browsers that have signed in to an account, by the hash of their secret; a browser may have several accounts. */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text('hash').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Names the device in the API. */
    id: text('id').notNull().default(sql`gen_random_uuid()::text`),
    browser: text('browser'),
    system: text('system'),
    firstUsedAt: instant('first_used_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.hash, table.userId] }),
    uniqueIndex('known_devices_id_key').on(table.id),
    index('known_devices_user_id_idx').on(table.userId),
    index('known_devices_last_used_at_idx').on(table.lastUsedAt),
  ],
);

/** Mailed links that set a new password, by the hash of their token; also for addresses without an account. */
export const passwordResets = pgTable(
  'password_resets',
  {
    hash: text('hash').primaryKey(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_email_idx').on(table.email),
    index('password_resets_expires_at_idx').on(table.expiresAt),
  ],
);

/** Mailed links that sign in, by the hash of their token; also for addresses without an account. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    hash: text('hash').primaryKey(),
    email: text('email').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sign_in_links_email_idx').on(table.email),
    index('sign_in_links_expires_at_idx').on(table.expiresAt),
  ],
);

/** The newest one-time password for each owner: an address, whether or not it has an account, or its known device. */
export const oneTimePasswords = pgTable(
  'one_time_passwords',
  {
    /** See `codeOwner`. */
    owner: text('owner').primaryKey(),
    hash: text('hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('one_time_passwords_expires_at_idx').on(table.expiresAt)],
);

/** Authenticator apps (TOTP) of users. The secrets are encrypted. */
export const secondFactors = pgTable('second_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** null: not confirmed yet. */
  secret: text('secret'),
  /** The time step of the last code, which can't be used again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Replaces the secret when one of its codes is confirmed. */
  pendingSecret: text('pending_secret'),
  pendingUntil: instant('pending_until'),
});

/** Codes that work once instead of one of the app, by hash. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Sign-ins that wait for a code of the second factor, by the hash of their token. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    hash: text('hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tries: smallint('tries').notNull().default(0),
    /** Of the user at the first factor (see `NewSession`). */
    sessionsEndedAt: instant('sessions_ended_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('second_factor_challenges_user_id_idx').on(table.userId),
    index('second_factor_challenges_expires_at_idx').on(table.expiresAt),
  ],
);

/** Public keys of users' passkeys (WebAuthn). */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Base64url, as the public key. */
    credentialId: text('credential_id').notNull(),
    publicKey: text('public_key').notNull(),
    /** The signature counter of the last use; 0: the authenticator has none. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential_id_key').on(table.credentialId),
    index('passkeys_user_id_idx').on(table.userId),
  ],
);

/** Challenges that a passkey has to sign, by hash. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text('hash').primaryKey(),
    /** Who may add a passkey with it; null: for using one. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user_id_idx').on(table.userId),
    index('passkey_challenges_expires_at_idx').on(table.expiresAt),
  ],
);
