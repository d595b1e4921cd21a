import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { insertDestinationDraft } from '../../db/catalogue/staffDestinations.ts';
import { slugOf } from '../slugs.ts';
import { destinationValues, requireDestinationImage } from './destinationInput.ts';
import { readStaffDestination } from './staffDestinationBody.ts';

/** Creates a draft of a destination (GAP-59). `db` is the transaction of the idempotency key. */
export const createStaffDestination = operation('createStaffDestination', async (context) => {
  const { body, db, clock } = context;
  const values = destinationValues(body);
  await requireDestinationImage(db, values);
  const after = await insertDestinationDraft(db, slugOf(values.name, 'destination'), values, clock.now());
  const change = { operation: 'createStaffDestination', objectId: after.id, before: null, after } as const;
  await recordChange(db, context, change, clock.now());
  return { status: 201, ...(await readStaffDestination(db, after.id)) };
});
