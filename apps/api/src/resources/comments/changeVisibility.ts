import { type HidingReason, setHidingReason } from '../../db/content/staffComments.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';

/** Hides a comment, or shows it again, and records that. The audit log has no text of the comment: it may be personal. */
export async function changeVisibility(
  context: Context<'hideComment'> | Context<'showComment'>,
  operation: 'hideComment' | 'showComment',
  reason: HidingReason | null,
): Promise<void> {
  const { path, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const former = await setHidingReason(tx, path.id, reason);
    if (former === undefined) throw notFound('comment');
    if (former === reason) return;
    const change = { objectId: path.id, before: toState(former), after: toState(reason) };
    await recordChange(tx, context, { operation, ...change }, clock.now());
  });
}

const toState = (reason: HidingReason | null) => ({ state: reason === null ? 'visible' : 'hidden', reason });
