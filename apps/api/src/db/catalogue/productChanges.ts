import type { components } from '@aitours/openapi/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { auditEntries, users } from '../schema.ts';

export type AuditedOperation = components['schemas']['AuditedOperation'];

const isChangeOf = (id: string, operations: readonly AuditedOperation[]) =>
  and(eq(auditEntries.objectId, id), inArray(auditEntries.operation, operations));

const maxChanges = 100;

/** Returns what staff have changed of a product by the given operations, the newest first. */
export const listProductChanges = (db: Database, id: string, operations: readonly AuditedOperation[]) =>
  db
    .select({ entry: auditEntries, email: users.email })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.userId))
    .where(isChangeOf(id, operations))
    .orderBy(desc(auditEntries.position))
    .limit(maxChanges);

/** Returns the entry of a change of a product by one of the given operations. */
export async function findProductChange(
  db: Database,
  id: string,
  changeId: string,
  operations: readonly AuditedOperation[],
) {
  const [entry] = await db
    .select()
    .from(auditEntries)
    .where(and(isChangeOf(id, operations), eq(auditEntries.id, changeId)));
  return entry ?? null;
}
