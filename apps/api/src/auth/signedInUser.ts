import { hasPermission, type Permission, type StaffRole } from '@aitours/domain/staff';
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

type StaffConfig = Pick<Config, 'staffEmailDomain'>;

/**
 * Returns the role of a staff member: the one in the database, or manager with a verified address of the company
 * (ruling on QUIRK-02). Null for a customer.
 */
export function staffRoleOf(user: SignedInUser, { staffEmailDomain }: StaffConfig): StaffRole | null {
  const hasCompanyAddress = user.emailVerifiedAt !== null && user.email.endsWith(staffEmailDomain);
  return user.staffRole ?? (hasCompanyAddress ? 'manager' : null);
}

/** @throws {Problem} forbidden, unless the caller is staff with this permission */
export function requirePermission(user: SignedInUser | null, permission: Permission, config: StaffConfig): void {
  const role = user && staffRoleOf(user, config);
  if (!role || !hasPermission(role, permission)) throw forbidden(role === null ? undefined : role);
}
