import type { components } from '@aitours/openapi/schema';
import type { Database } from '../db/database.ts';
import { recordChange } from '../db/operating/auditLog.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireVersion } from '../lib/entityTag.ts';
import { notFound } from '../problems/problems.ts';
import type { VersionContext } from './changeState.ts';

/** A product before and after a change, as the audit log stores it. */
interface Audited {
  readonly before: object | null;
  readonly after: object | null;
}

interface ReplacedProduct<Row, Values> {
  readonly operation: components['schemas']['AuditedOperation'];
  /** What the product is called, for the messages of problems. */
  readonly noun: string;
  /** What it is called when there is none. Default: `noun`. */
  readonly missing?: string;
  readonly lock: (tx: Database, id: string) => Promise<Row | null>;
  readonly readVersion: (row: Row) => string;
  /** Converts staff's input to the stored values. @throws {Problem} invalid-request */
  readonly toValues: (row: Row) => Values;
  /** Whether the row has these values. */
  readonly isAlready: (row: Row, values: Values) => boolean;
  /** @throws {Problem} invalid-request when something that the values refer to doesn't exist */
  readonly requireParts: (tx: Database, values: Values, row: Row) => Promise<void>;
  /** Stores the values, and returns what the audit log records. */
  readonly replace: (tx: Database, row: Row, values: Values) => Promise<Audited>;
}

/** Replaces the version of a product that the user has opened. @throws {Problem} not-found, precondition-failed */
export async function replaceVersion<Row, Values>(
  context: VersionContext<unknown>,
  product: ReplacedProduct<Row, Values>,
): Promise<void> {
  const { path, headers, db, clock } = context;
  const { operation, noun, missing = noun } = product;
  await inTransaction(db, async (tx) => {
    const row = await product.lock(tx, path.id);
    if (!row) throw notFound(missing);
    const values = product.toValues(row);
    // A retry, whose first response was lost, changed the version itself.
    if (product.isAlready(row, values)) return;
    requireVersion(headers['if-match'], product.readVersion(row), noun);
    await product.requireParts(tx, values, row);
    const change = await product.replace(tx, row, values);
    await recordChange(tx, context, { operation, objectId: path.id, ...change }, clock.now());
  });
}
