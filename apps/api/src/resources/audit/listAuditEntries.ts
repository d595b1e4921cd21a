import { operation } from '../../contract/operation.ts';
import { listAuditRows } from '../../db/auditLog.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { pageBody } from '../page.ts';

/** Lists a page of the audit log; for owners (GAP-59). */
export const listAuditEntries = operation('listAuditEntries', async ({ query, db }) => {
  if (query.start && query.end && query.end < query.start)
    throw invalidRequest(null, { end: ['must not be before the start'] });
  const { rows, count } = await listAuditRows(db, query);
  const results = rows.map(({ entry: { id, at, userId, role, operation: name, objectId, before, after }, email }) => ({
    id,
    at: at.toISOString(),
    user_id: userId,
    user_email: email,
    role,
    operation: name,
    object_id: objectId,
    before: toJson(before),
    after: toJson(after),
  }));
  return { status: 200, body: pageBody('/api/v1/audit-entries/', query, count, results) };
});

const toJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));
