import type { components } from '@aitours/openapi/schema';
import type { ProductState } from '../db/catalogue/productStates.ts';
import type { Database } from '../db/database.ts';
import { recordChange } from '../db/operating/auditLog.ts';
import type { SignedInUser } from '../db/people/signedInUser.ts';
import { inTransaction } from '../db/transaction.ts';
import { requireVersion } from '../lib/entityTag.ts';
import { notFound } from '../problems/problems.ts';
import type { Services } from '../services.ts';

/** What a change by staff needs of its request. */
export interface StaffContext extends Pick<Services, 'db' | 'clock' | 'config'> {
  readonly user: SignedInUser;
}

/** A request that changes the version of a product that the user has opened. */
export interface VersionContext<Body> extends StaffContext {
  readonly path: { readonly id: string };
  readonly headers: { readonly 'if-match': string };
  readonly body: Body;
}

interface StatefulProduct<Row> {
  readonly operation: components['schemas']['AuditedOperation'];
  /** What the product is called, for the messages of problems. */
  readonly noun: string;
  /** What it is called when there is none. Default: `noun`. */
  readonly missing?: string;
  readonly lock: (tx: Database, id: string) => Promise<Row | null>;
  readonly readVersion: (row: Row) => string;
  readonly save: (tx: Database, id: string, next: ProductState, now: Date) => Promise<void>;
}

/** Publishes, unpublishes or archives a product. @throws {Problem} not-found, precondition-failed */
export async function changeState<Row extends { readonly state: ProductState }>(
  context: VersionContext<{ readonly state: ProductState }>,
  { operation, noun, missing = noun, lock, readVersion, save }: StatefulProduct<Row>,
): Promise<void> {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lock(tx, path.id);
    if (!row) throw notFound(missing);
    // A retry, whose first response was lost, changed the version itself.
    if (row.state === body.state) return;
    requireVersion(headers['if-match'], readVersion(row), noun);
    await save(tx, path.id, body.state, clock.now());
    const change = { objectId: path.id, before: { state: row.state }, after: { state: body.state } };
    await recordChange(tx, context, { operation, ...change }, clock.now());
  });
}
