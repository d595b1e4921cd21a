import { listDates, toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { countSlotPlaces, listSlotsOn } from '../../catalogue/slots.ts';
import {
  findActivity,
  findActivityStock,
  insertActivity,
  listActivityVersions,
  lockActivity,
  withdrawActivity,
} from '../../db/catalogue/activities.ts';
import { activityStore, listStaffActivityRows } from '../../db/catalogue/staffActivities.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { requireDateRange } from '../dateRange.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { toPageBody } from '../page.ts';
import { toActivityBody } from './activityBody.ts';
import { toActivityValues } from './activityInput.ts';
import { readActivityBodies, readActivityCards } from './listedActivities.ts';
import { staffActivities } from './staffActivities.ts';

const maxDays = 92;

const path = '/api/v1/activities/';

export const activitiesOperations = {
  /** Creates an activity; for staff. */
  createActivity: operation('createActivity', async (context) => {
    const { body, db, clock } = context;
    const now = clock.now();
    const activity = await inTransaction(db, async (tx) => {
      const created = await insertActivity(tx, toActivityValues(body, undefined, now), now);
      if (!created) throw conflict('Another activity has this slug.');
      const change = { operation: 'createActivity', objectId: created.id, before: null, after: created } as const;
      await recordChange(tx, context, change, now);
      return created;
    });
    return {
      status: 201,
      body: toActivityBody(activity),
      headers: { location: `/api/v1/activities/${activity.id}/` },
    };
  }),

  /** Publishes, unpublishes or archives an activity. */
  setActivityState: operation('setActivityState', staffActivities.setState),

  /** Replaces an activity in any state. */
  replaceStaffActivity: operation('replaceStaffActivity', staffActivities.replace),

  /** Lists a page of the activities in any state. */
  listStaffActivities: operation('listStaffActivities', async ({ query, db }) => {
    const { rows, count } = await listStaffActivityRows(db, query);
    const results = rows.map(({ id, slug, title, activityType, locationName, basePrice, state }) => ({
      id,
      slug,
      title,
      state,
      activity_type: activityType,
      location_name: locationName,
      base_price: formatWireAmount(basePrice),
    }));
    return { status: 200, body: toPageBody('/api/v1/staff-activities/', query, { count }, results) };
  }),

  /** Returns an activity in any state, for editing. */
  getStaffActivity: operation('getStaffActivity', staffActivities.get),

  /** Returns an activity as it was after a change by staff. */
  getActivityVersion: operation('getActivityVersion', staffActivities.getVersion),

  /** Creates a draft of an activity. */
  createStaffActivity: operation('createStaffActivity', staffActivities.create),

  /** Withdraws an activity from sale; for staff. Its bookings stay valid. */
  deleteActivity: operation('deleteActivity', async (context) => {
    const { path, db, clock } = context;
    await inTransaction(db, async (tx) => {
      const activity = await lockActivity(tx, path.id);
      if (!activity) throw notFound('activity');
      await withdrawActivity(tx, activity.id, clock.now());
      const change = { operation: 'deleteActivity', objectId: activity.id, before: activity, after: null } as const;
      await recordChange(tx, context, change, clock.now());
    });
    return { status: 204 };
  }),

  /** Returns an activity by id or slug (API-32, API-33). */
  getActivity: operation(
    'getActivity',
    async ({ path, db }) => {
      const activity = await findActivity(db, path.id);
      if (!activity) throw notFound('activity');
      const body = toActivityBody(activity);
      return { status: 200, body: { ...body, images: await describeImages(db, body.images) } };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Returns the places left on each date: none while it is closed, or without a capacity (GAP-76). */
  getActivityAvailability: operation('getActivityAvailability', async ({ path, query, db, clock }) => {
    requireDateRange(query, maxDays);
    const activity = await findActivity(db, path.id);
    if (!activity) throw notFound('activity');
    const now = clock.now();
    const today = toDubaiDate(now);
    const from = query.start < today ? today : query.start;
    const stock = await findActivityStock(db, activity.id, from, query.end);
    const body = listDates(from, query.end).flatMap((date) =>
      listSlotsOn(activity.timeSlots, date).map((slot) => ({
        date,
        spots: countSlotPlaces(activity, stock, date, slot, now),
        time_slot_id: slot.id,
        start_time: slot.startTime,
      })),
    );
    return { status: 200, body };
  }),

  /** Lists a page of the activities on sale, filtered, searched and ordered (API-31, API-37). */
  listActivities: operation(
    'listActivities',
    async ({ query, db, clock, listCursors }) => {
      requireFreeQuery(query);
      const page = await listActivityVersions(db, query, listCursors.read(path, query), clock.now());
      const reusesResults = query.free_on === undefined;
      if (query.view === 'card') {
        const cards = await readActivityCards(db, page.rows);
        const body = { view: 'card' as const, ...toPageBody(path, query, page, cards, listCursors) };
        return { status: 200, body, reusesResults };
      }
      const activities = await readActivityBodies(db, page.rows);
      return { status: 200, body: toPageBody(path, query, page, activities, listCursors), reusesResults };
    },
    {
      readsOnlyCatalogue: true,
      readsStock: ({ query }) => query.free_on !== undefined || query.free_cancellation === true,
    },
  ),

  /** Replaces an activity; for staff. Without a slug in the request the current one stays. */
  updateActivity: operation('updateActivity', async (context) => {
    const { path, body, db, clock } = context;
    const change = inTransaction(db, async (tx) => {
      const before = await lockActivity(tx, path.id);
      if (!before) throw notFound('activity');
      const values = toActivityValues(body, { product: before }, clock.now());
      await activityStore.replace(tx, before, values, context);
      const after = await findActivity(tx, before.id);
      if (!after) throw notFound('activity');
      const changed = { operation: 'updateActivity', objectId: before.id, before, after } as const;
      await recordChange(tx, context, changed, clock.now());
      return after;
    });
    const activity = await change.catch((error: unknown) => {
      throw isUniqueViolation(error, 'activities_slug_key') ? conflict('Another activity has this slug.') : error;
    });
    return { status: 200, body: toActivityBody(activity) };
  }),
};
