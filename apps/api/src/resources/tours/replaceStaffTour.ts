import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../contract/entityTag.ts';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { holdTourChoices } from '../../db/catalogue/staffTourChoices.ts';
import {
  findStaffTour,
  lockStaffTour,
  readTourVersion,
  replaceTour,
  type StaffTourDay,
  type StaffTourRow,
  type TourValues,
} from '../../db/catalogue/staffTours.ts';
import { inTransaction } from '../../db/transaction.ts';
import { notFound } from '../../problems/problems.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { orSlugTaken } from '../slugs.ts';
import { requireOffered } from './requireOffered.ts';
import { readStaffTour } from './staffTourBody.ts';
import { toAudited } from './toAudited.ts';
import { tourValues } from './tourInput.ts';

/** Replaces a tour in any state with its days (GAP-59). Without a slug in the request the current one stays. */
export const replaceStaffTour = operation('replaceStaffTour', async (context) => {
  const { path, headers, body, db, clock } = context;
  const change = inTransaction(db, async (tx) => {
    await holdTourChoices(tx);
    const row = await lockStaffTour(tx, path.id);
    if (!row) throw notFound('tour');
    const values = tourValues(body, clock.now(), row);
    // A retry, whose first response was lost, changed the version itself.
    if (isAlready(row, values)) return;
    requireVersion(headers['if-match'], readTourVersion(row), 'tour');
    await requireProductImages(tx, values.tour);
    await requireOffered(tx, values);
    await replaceTour(tx, row.tour, values);
    const after = toAudited(await findStaffTour(tx, path.id));
    const changed = { objectId: path.id, before: toAudited(row), after };
    await recordChange(tx, context, { operation: 'replaceStaffTour', ...changed }, clock.now());
  });
  await orSlugTaken(change, 'tours_slug_key');
  return { status: 200, ...(await readStaffTour(db, path.id)) };
});

/** Whether the tour has these values. New rides and activities have other ids in each request. */
const isAlready = ({ tour, days }: StaffTourRow, values: TourValues): boolean =>
  isDeepStrictEqual({ ...tour, ...values.tour }, tour) &&
  isDeepStrictEqual(values.days.map(withoutIds), days.map(withoutIds));

const withoutIds = ({ transfers, activities, ...day }: StaffTourDay) => ({
  ...day,
  transfers: transfers.map(({ id: _, ...ride }) => ride),
  activities: activities.map(({ id: _, ...activity }) => activity),
});
