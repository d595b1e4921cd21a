import type { StaffRole } from '@aitours/domain/staff';
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { refreshTokens, users } from '../schema.ts';

const { passwordHash, registrationKeyHash: _key, ...columns } = getTableColumns(users);

/** In one query with the user, because each authenticated request reads it. */
const hasSecondFactor = sql<boolean>`exists (
  select from second_factors f where f.user_id = "users"."id" and f.secret is not null)`;

const hasPasskey = sql<boolean>`exists (select from passkeys p where p.user_id = "users"."id")`;

/** What is selected of an authenticated user. */
export const publicColumns = {
  ...columns,
  hasPassword: sql<boolean>`${passwordHash} is not null`,
  hasSecondFactor,
  hasPasskey,
};

/** An authenticated user, without the hashes of secrets. */
export type SignedInUser = Omit<typeof users.$inferSelect, 'passwordHash' | 'registrationKeyHash'> & {
  readonly hasPassword: boolean;
  /** An authenticator app. */
  readonly hasSecondFactor: boolean;
  readonly hasPasskey: boolean;
};

const selectUser = prepareOnce((db, _key: 'user') =>
  db
    .select(publicColumns)
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('user'),
);

export async function findUser(db: Database, id: string): Promise<SignedInUser | null> {
  const [user] = await selectUser(db, 'user').execute({ id });
  return user ?? null;
}

/** A user with the session of the request. */
export type AuthenticatedUser = SignedInUser & { readonly sessionStartedAt: Date };

const selectUserOfSession = prepareOnce((db, _key: 'session') =>
  db
    .select({ ...publicColumns, sessionStartedAt: refreshTokens.startedAt })
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .where(and(eq(refreshTokens.family, sql.placeholder('sessionId')), isNull(refreshTokens.revokedAt)))
    .limit(1)
    .prepare('user_of_session'),
);

/** Returns the user of a session that hasn't ended, in one query, because each authenticated request reads both. */
export async function findUserOfSession(db: Database, sessionId: string): Promise<AuthenticatedUser | null> {
  const [user] = await selectUserOfSession(db, 'session').execute({ sessionId });
  return user ?? null;
}

export type StaffConfig = Pick<Config, 'staffEmailDomain'>;
type RoleColumns = Pick<SignedInUser, 'email' | 'emailVerifiedAt' | 'staffRole'>;

/**
 * Returns the role of a staff member: the one in the database, or manager with a verified address of the company
 * (ruling on QUIRK-02). Null for a customer.
 */
export const getStaffRole = (user: RoleColumns, config: StaffConfig): StaffRole | null =>
  user.staffRole ?? (hasCompanyAddress(user, config) ? 'manager' : null);

export const hasCompanyAddress = (user: RoleColumns, { staffEmailDomain }: StaffConfig): boolean =>
  user.emailVerifiedAt !== null && user.email.endsWith(staffEmailDomain);
