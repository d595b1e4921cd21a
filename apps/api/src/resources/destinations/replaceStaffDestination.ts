import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import {
  lockStaffDestination,
  readDestinationVersion,
  replaceDestination,
} from '../../db/catalogue/staffDestinations.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { destinationValues, requireDestinationImage } from './destinationInput.ts';
import { readStaffDestination } from './staffDestinationBody.ts';

/** Replaces a destination in any state (GAP-59). */
export const replaceStaffDestination = operation('replaceStaffDestination', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffDestination(tx, path.id);
    if (!row) throw notFound('destination');
    const before = row.destination;
    const values = destinationValues(body);
    // Its card leads elsewhere on the other page.
    if (values.shownOn !== before.shownOn) throw invalidRequest(null, { shown_on: ['can’t be changed'] });
    const after = { ...before, ...values };
    // A retry, whose first response was lost, changed the version itself.
    if (isDeepStrictEqual(after, before)) return;
    requireVersion(headers['if-match'], readDestinationVersion(row), 'destination');
    await requireDestinationImage(tx, values);
    await replaceDestination(tx, path.id, values);
    const change = { operation: 'replaceStaffDestination', objectId: path.id, before, after } as const;
    await recordChange(tx, context, change, clock.now());
  });
  return { status: 200, ...(await readStaffDestination(db, path.id)) };
});
