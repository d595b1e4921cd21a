import { desc, eq } from 'drizzle-orm';
import { type SignedInUser, staffRoleOf } from '../auth/signedInUser.ts';
import type { Config } from '../config.ts';
import type { OperationId } from '../contract/operation.ts';
import { pageValues } from './catalogue/filters.ts';
import type { Database } from './database.ts';
import { auditEntries, users } from './schema.ts';

interface Author {
  readonly user: SignedInUser;
  readonly config: Config;
}

interface Change {
  readonly operation: OperationId;
  readonly objectId: string;
  /** Null: created. */
  readonly before: object | null;
  /** Null: deleted. */
  readonly after: object | null;
}

/** Records a staff member's change. Call it in the transaction of the change. */
export async function recordChange(tx: Database, { user, config }: Author, change: Change, now: Date): Promise<void> {
  const role = staffRoleOf(user, config);
  if (role === null) throw new Error('Only staff changes are recorded');
  await tx.insert(auditEntries).values({ ...change, at: now, userId: user.id, role });
}

/** Returns a page of the audit log, the newest entries first. */
export async function listAuditRows(db: Database, query: { readonly page: number; readonly page_size: number }) {
  const { limit, offset } = pageValues(query);
  const [rows, count] = await Promise.all([
    db
      .select({ entry: auditEntries, email: users.email })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.userId))
      .orderBy(desc(auditEntries.at), auditEntries.id)
      .limit(limit)
      .offset(offset),
    db.$count(auditEntries),
  ]);
  return { rows, count };
}
