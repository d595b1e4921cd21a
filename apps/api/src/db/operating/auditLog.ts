import type { CalendarDate } from '@aitours/domain/dates';
import type { components } from '@aitours/openapi/schema';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import { toPageValues } from '../catalogue/filters.ts';
import type { Database } from '../database.ts';
import { getStaffRole, type SignedInUser } from '../people/signedInUser.ts';
import { auditEntries, users } from '../schema.ts';
import { startInDubai } from '../startInDubai.ts';

interface Author {
  readonly user: SignedInUser;
  readonly config: Config;
}

interface Change {
  readonly operation: components['schemas']['AuditedOperation'];
  readonly objectId: string;
  /** Null: created. */
  readonly before: object | null;
  /** Null: deleted. */
  readonly after: object | null;
}

/** Records a staff member's change. Call it in the transaction of the change. */
export async function recordChange(tx: Database, { user, config }: Author, change: Change, now: Date): Promise<void> {
  const role = getStaffRole(user, config);
  if (role === null) throw new Error('Only staff changes are recorded');
  await tx.insert(auditEntries).values({ ...change, at: now, userId: user.id, role });
}

interface AuditQuery {
  readonly page: number;
  readonly page_size: number;
  /** A part of the author's address. */
  readonly search?: string;
  readonly operation?: Change['operation'];
  readonly start?: CalendarDate;
  readonly end?: CalendarDate;
}

const objects = alias(users, 'objects');

/** Returns a page of the audit log, the newest entries first. */
export async function listAuditRows(db: Database, query: AuditQuery) {
  const { limit, offset } = toPageValues(query);
  const { search, operation, start, end } = query;
  const found = (text: string) =>
    db.select({ id: users.id }).from(users).where(sql`strpos(${users.email}, ${text.trim().toLowerCase()}) > 0`);
  const filter = and(
    search ? inArray(auditEntries.userId, found(search)) : undefined,
    operation ? eq(auditEntries.operation, operation) : undefined,
    start ? gte(auditEntries.at, startInDubai(start)) : undefined,
    end ? lt(auditEntries.at, startInDubai(end, 1)) : undefined,
  );
  const [rows, count] = await Promise.all([
    db
      .select({ entry: auditEntries, email: users.email, objectEmail: objects.email })
      .from(auditEntries)
      .leftJoin(users, eq(users.id, auditEntries.userId))
      .leftJoin(objects, eq(objects.id, auditEntries.objectId))
      .where(filter)
      .orderBy(desc(auditEntries.at), desc(auditEntries.position))
      .limit(limit)
      .offset(offset),
    db.$count(auditEntries, filter),
  ]);
  return { rows, count };
}
