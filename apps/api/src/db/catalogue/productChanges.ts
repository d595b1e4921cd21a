import type { components } from '@aitours/openapi/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { auditEntries, users } from '../schema.ts';

type Operation = components['schemas']['AuditedOperation'];

const maxChanges = 100;

/** Creates the functions that read what staff have changed of a product. @param operations that change such products */
export function readChangesBy(operations: readonly Operation[]) {
  const isChangeOf = (id: string) =>
    and(eq(auditEntries.objectId, id), inArray(auditEntries.operation, [...operations]));
  return {
    /** Returns what staff have changed, the newest first. */
    list: (db: Database, id: string) =>
      db
        .select({ entry: auditEntries, email: users.email })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .where(isChangeOf(id))
        .orderBy(desc(auditEntries.position))
        .limit(maxChanges),
    /** Returns the entry of a change. */
    find: async (db: Database, id: string, changeId: string) => {
      const [entry] = await db
        .select()
        .from(auditEntries)
        .where(and(isChangeOf(id), eq(auditEntries.id, changeId)));
      return entry ?? null;
    },
  };
}

export type ProductChangeRow = Awaited<ReturnType<ReturnType<typeof readChangesBy>['list']>>[number];
