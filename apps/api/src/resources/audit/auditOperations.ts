import { listAuditRows } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';

export const auditOperations = {
  /** Lists a page of the audit log; for owners. */
  listAuditEntries: operation('listAuditEntries', async ({ query, db }) => {
    if (query.start && query.end && query.end < query.start)
      throw invalidRequest(null, { end: ['must not be before the start'] });
    const { rows, count } = await listAuditRows(db, query);
    const results = rows.map(({ entry, email, objectEmail }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      user_id: entry.userId,
      user_email: email,
      role: entry.role,
      operation: entry.operation,
      object_id: entry.objectId,
      object_email: objectEmail,
      before: toJson(entry.before),
      after: toJson(entry.after),
    }));
    return { status: 200, body: toPageBody('/api/v1/audit-entries/', query, { count }, results) };
  }),
};

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
