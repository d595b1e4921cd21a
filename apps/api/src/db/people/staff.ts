import { staffRoles } from '@aitours/domain/staff';
import { and, asc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { toPageValues } from '../catalogue/filters.ts';
import type { Database } from '../database.ts';
import { users } from '../schema.ts';
import { publicColumns, type SignedInUser } from './signedInUser.ts';

interface StaffQuery {
  readonly page: number;
  readonly page_size: number;
  /** A part of the address or the name. */
  readonly search?: string;
}

/** Returns a page of the staff by role and address, with managers by their address of the company (QUIRK-02). */
export async function listStaffRows(db: Database, query: StaffQuery, staffEmailDomain: string) {
  const { limit, offset } = toPageValues(query);
  const isOfCompany = and(
    isNotNull(users.emailVerifiedAt),
    sql`right(${users.email}, ${staffEmailDomain.length}) = ${staffEmailDomain}`,
  );
  const name = sql`lower(concat_ws(' ', ${users.firstName}, ${users.lastName}, ${users.email}))`;
  const filter = and(
    or(isNotNull(users.staffRole), isOfCompany),
    query.search ? sql`strpos(${name}, ${query.search.trim().toLowerCase()}) > 0` : undefined,
  );
  const position: SQL = sql`array_position(array[${sql.join(
    staffRoles.map((role) => sql`${role}`),
    sql`, `,
  )}]::text[], coalesce(${users.staffRole}, 'manager'))`;
  const [rows, count] = await Promise.all([
    db.select(publicColumns).from(users).where(filter).orderBy(position, asc(users.email)).limit(limit).offset(offset),
    db.$count(users, filter),
  ]);
  return { rows, count };
}

/**
 * Locks the account with this address and the owner who changes it, in one order, so that two owners can't remove each
 * other's role. Returns them as they are now.
 */
export async function lockRoleAccounts(tx: Database, ownerId: string, email: string) {
  const rows: SignedInUser[] = await tx
    .select(publicColumns)
    .from(users)
    .where(or(eq(users.id, ownerId), eq(users.email, email)))
    .orderBy(users.id)
    .for('update');
  return { owner: rows.find(({ id }) => id === ownerId), account: rows.find((row) => row.email === email) };
}
