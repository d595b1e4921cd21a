import { isDeepStrictEqual } from 'node:util';
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
import { operation } from '../../http/operation.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { replaceVersion } from '../replaceVersion.ts';
import { orSlugTaken } from '../slugs.ts';
import { requireOffered } from './requireOffered.ts';
import { readStaffTour } from './staffTourBody.ts';
import { toAudited } from './toAudited.ts';
import { toTourValues } from './tourInput.ts';

/** Replaces a tour in any state with its days. Without a slug in the request the current one stays. */
export const replaceStaffTour = operation('replaceStaffTour', async (context) => {
  const { path, body, db, clock } = context;
  const change = replaceVersion(context, {
    operation: 'replaceStaffTour',
    noun: 'tour',
    readVersion: readTourVersion,
    isAlready,
    lock: async (tx, id) => {
      await holdTourChoices(tx);
      return lockStaffTour(tx, id);
    },
    toValues: (row) => toTourValues(body, clock.now(), row),
    requireParts: async (tx, values) => {
      await requireProductImages(tx, values.tour);
      await requireOffered(tx, values);
    },
    replace: async (tx, row, values) => {
      await replaceTour(tx, row.tour, values);
      return { before: toAudited(row), after: toAudited(await findStaffTour(tx, path.id)) };
    },
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
