import { holdTourChoices } from '../../db/catalogue/staffTourChoices.ts';
import { findStaffTour, insertTourDraft } from '../../db/catalogue/staffTours.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { orSlugTaken } from '../slugs.ts';
import { requireOffered } from './requireOffered.ts';
import { readStaffTour } from './staffTourBody.ts';
import { toAudited } from './toAudited.ts';
import { toTourValues } from './tourInput.ts';

/** Creates a draft of a tour with its days. `db` is the transaction of the idempotency key. */
export const createStaffTour = operation('createStaffTour', async (context) => {
  const { body, db, clock } = context;
  const now = clock.now();
  const values = toTourValues(body, now);
  await holdTourChoices(db);
  await requireProductImages(db, values.tour);
  await requireOffered(db, values);
  const id = await orSlugTaken(insertTourDraft(db, values, now), 'tours_slug_key');
  const change = { objectId: id, before: null, after: toAudited(await findStaffTour(db, id)) };
  await recordChange(db, context, { operation: 'createStaffTour', ...change }, now);
  return { status: 201, ...(await readStaffTour(db, id)) };
});
