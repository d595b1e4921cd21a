import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { insertCruiseDraft } from '../../db/catalogue/staffCruises.ts';
import { slugOf } from '../slugs.ts';
import { cruiseValues } from './cruiseInput.ts';
import { requireCruiseImage } from './requireCruiseImage.ts';
import { readStaffCruise } from './staffCruiseBody.ts';

/** Creates a draft of a cruise (GAP-59). `db` is the transaction of the idempotency key. */
export const createStaffCruise = operation('createStaffCruise', async (context) => {
  const { body, db, clock } = context;
  const values = cruiseValues(body);
  await requireCruiseImage(db, values);
  const after = await insertCruiseDraft(db, slugOf(values.name, 'cruise'), values, clock.now());
  const change = { operation: 'createStaffCruise', objectId: after.id, before: null, after } as const;
  await recordChange(db, context, change, clock.now());
  return { status: 201, ...(await readStaffCruise(db, after.id)) };
});
