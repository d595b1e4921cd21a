import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { lockStaffCruise, readCruiseVersion, replaceCruise } from '../../db/catalogue/staffCruises.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { cruiseValues } from './cruiseInput.ts';
import { requireCruiseImage } from './requireCruiseImage.ts';
import { readStaffCruise } from './staffCruiseBody.ts';

/** Replaces a cruise in any state (GAP-59). */
export const replaceStaffCruise = operation('replaceStaffCruise', async (context) => {
  const { path, headers, body, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const row = await lockStaffCruise(tx, path.id);
    if (!row) throw notFound('cruise');
    const before = row.cruise;
    const values = cruiseValues(body);
    const after = { ...before, ...values };
    // A retry, whose first response was lost, changed the version itself.
    if (isDeepStrictEqual(after, before)) return;
    requireVersion(headers['if-match'], readCruiseVersion(row), 'cruise');
    await requireCruiseImage(tx, values);
    await replaceCruise(tx, path.id, values);
    const change = { operation: 'replaceStaffCruise', objectId: path.id, before, after } as const;
    await recordChange(tx, context, change, clock.now());
  });
  return { status: 200, ...(await readStaffCruise(db, path.id)) };
});
