import { staffRoles } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';

/** What staff have changed. A trigger (in the migration) rejects changes and deletions of its rows. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    at: instant('at').notNull(),
    /** No foreign key: entries stay when the account is deleted. */
    userId: text('user_id').notNull(),
    role: text('role', { enum: staffRoles }).notNull(),
    operation: text('operation').$type<components['schemas']['AuditedOperation']>().notNull(),
    /** Of an account its id: the address is personal data, and is deleted with the account. */
    objectId: text('object_id').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
    /** The order of entries, also within a millisecond. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [
    index('audit_entries_at_idx').on(table.at, table.position),
    index('audit_entries_object_id_idx').on(table.objectId, table.position),
  ],
);
