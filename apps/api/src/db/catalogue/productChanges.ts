import type { components } from '@aitours/openapi/schema';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { auditEntries, users } from '../schema.ts';

type Operation = components['schemas']['AuditedOperation'];

/** With the version before them, the history has 100 entries at most. */
const maxChanges = 99;

/** Ends the id of the version before a change. */
const beforeSuffix = '-before';

/** Creates the functions that read what staff have changed of a product. @param operations that change such products */
export function readChangesBy(operations: readonly Operation[]) {
  const isChangeOf = (id: string) =>
    and(eq(auditEntries.objectId, id), inArray(auditEntries.operation, [...operations]));
  return {
    /** Returns what staff have changed, the newest first, and last the version before, which no change has left. */
    list: async (db: Database, id: string): Promise<ProductChangeRow[]> => {
      const rows = await db
        .select({ entry: auditEntries, email: users.email })
        .from(auditEntries)
        .leftJoin(users, eq(users.id, auditEntries.userId))
        .where(isChangeOf(id))
        .orderBy(desc(auditEntries.position))
        .limit(maxChanges);
      const changes = rows.map((row) => ({ ...row, isOriginal: false }));
      const first = rows.findLast(({ entry }) => /^(replace|update|create)/.test(entry.operation))?.entry;
      if (!first?.before) return changes;
      return [...changes, { entry: { ...first, id: `${first.id}${beforeSuffix}` }, email: null, isOriginal: true }];
    },
    /** Returns the entry of a change; of the version before one, with that version as what it has left. */
    find: async (db: Database, id: string, changeId: string) => {
      const isBefore = changeId.endsWith(beforeSuffix);
      const entryId = isBefore ? changeId.slice(0, -beforeSuffix.length) : changeId;
      const [entry] = await db
        .select()
        .from(auditEntries)
        .where(and(isChangeOf(id), eq(auditEntries.id, entryId)));
      if (!entry) return null;
      return isBefore ? { ...entry, after: entry.before } : entry;
    },
  };
}

/** A change of a product, or the version before all of them. */
export interface ProductChangeRow {
  readonly entry: typeof auditEntries.$inferSelect;
  /** Of who has changed it; null if the account is deleted. */
  readonly email: string | null;
  readonly isOriginal: boolean;
}
