import { formatPassNumber } from '@aitours/domain/passes';
import { lockScan, markUndone } from '../../db/bookings/checkIns.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { listExpectedBookings } from './listExpectedBookings.ts';
import { recordCheckIns } from './recordCheckIns.ts';

export const checkInsOperations = {
  listExpectedBookings,
  recordCheckIns,

  /** Undoes a check-in, so that the pass can be checked in again. */
  undoCheckIn: operation(
    'undoCheckIn',
    async (context) => {
      const { path, db, clock } = context;
      await inTransaction(db, async (tx) => {
        const found = await lockScan(tx, path.id);
        if (!found) throw notFound('check-in');
        const { id, state, at, gate, ordinal } = found.scan;
        if (state === 'undone') return;
        await markUndone(tx, id, clock.now());
        // A duplicate doesn't check in its pass, so nothing changes.
        if (state === 'duplicate') return;
        const change = { objectId: formatPassNumber(found.bookingNumber, ordinal), before: { at, gate }, after: null };
        await recordChange(tx, context, { operation: 'undoCheckIn', ...change }, clock.now());
      });
      return { status: 204 };
    },
    { limits: ({ user }) => [{ bucket: `undo-check-in user ${user.id}`, max: 600, seconds: 3600 }] },
  ),
};
