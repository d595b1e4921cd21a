import { findActivity } from '../../db/catalogue/activities.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toActivityBody } from './activityBody.ts';

/** Returns an activity by id or slug (API-32, API-33). */
export const getActivity = operation(
  'getActivity',
  async ({ path, db }) => {
    const activity = await findActivity(db, path.id);
    if (!activity) throw notFound('activity');
    const body = toActivityBody(activity);
    return { status: 200, body: { ...body, images: await describeImages(db, body.images) } };
  },
  { readsOnlyCatalogue: true },
);
