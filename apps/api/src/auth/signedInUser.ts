import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema.ts';
import { forbidden } from '../problems/problems.ts';

const { passwordHash, registrationKeyHash: _key, ...columns } = getTableColumns(users);

/** What is selected of an authenticated user. */
export const publicColumns = { ...columns, hasPassword: sql<boolean>`${passwordHash} is not null` };

/** An authenticated user, without the hashes of secrets. */
export type SignedInUser = Omit<typeof users.$inferSelect, 'passwordHash' | 'registrationKeyHash'> & {
  readonly hasPassword: boolean;
};

export async function findUser(db: Database, id: string): Promise<SignedInUser | null> {
  const [user] = await db.select(publicColumns).from(users).where(eq(users.id, id));
  return user ?? null;
}

/**
 * Returns whether a user is staff: marked so in the database, or with a verified address of the company (ruling on
 * QUIRK-02).
 */
export function isStaffMember(user: SignedInUser, { staffEmailDomain }: Pick<Config, 'staffEmailDomain'>): boolean {
  return user.isStaff || (user.emailVerifiedAt !== null && user.email.endsWith(staffEmailDomain));
}

/** @throws {Problem} forbidden, unless the user is staff */
export function requireStaff(user: SignedInUser, config: Pick<Config, 'staffEmailDomain'>): void {
  if (!isStaffMember(user, config)) throw forbidden();
}
