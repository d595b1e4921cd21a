import { getOpeningStock } from '@aitours/domain/availability';
import { listDates, toDubaiDate } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { hasBegun, listSlotsOn } from '../../catalogue/slots.ts';
import {
  type ActivityRow,
  changeActivity,
  findActivity,
  findActivityStock,
  insertActivity,
  listActivityVersions,
  lockActivity,
  withdrawActivity,
} from '../../db/catalogue/activities.ts';
import {
  activityChanges,
  findStaffActivity,
  insertDraft,
  listStaffActivityRows,
  lockStaffActivity,
  readActivityVersion,
  saveActivityState,
} from '../../db/catalogue/staffActivities.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import { isUniqueViolation } from '../../db/errors.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { changeState } from '../changeState.ts';
import { requireDateRange } from '../dateRange.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { toPageBody, toProductPageBody } from '../page.ts';
import { orSlugTaken } from '../slugs.ts';
import { toActivityBody } from './activityBody.ts';
import { toActivityValues } from './activityInput.ts';
import { readActivityBodies, readActivityCards } from './listedActivities.ts';
import { replaceStaffActivity } from './replaceStaffActivity.ts';
import { createStaffActivityResponse, readStaffActivity } from './staffActivityBody.ts';

const maxDays = 92;

const path = '/api/v1/activities/';

export const activitiesOperations = {
  /** Creates an activity; for staff (GAP-59). */
  createActivity: operation('createActivity', async (context) => {
    const { body, db, clock } = context;
    const now = clock.now();
    const activity = await inTransaction(db, async (tx) => {
      const created = await insertActivity(tx, toActivityValues(body, now), now);
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

  /** Publishes, unpublishes or archives an activity (GAP-59). */
  setActivityState: operation('setActivityState', async (context) => {
    await changeState(context, {
      operation: 'setActivityState',
      noun: 'activity',
      lock: lockStaffActivity,
      readVersion: readActivityVersion,
      save: saveActivityState,
    });
    return { status: 200, ...(await readStaffActivity(context.db, context.path.id)) };
  }),
  replaceStaffActivity,

  /** Lists a page of the activities in any state (GAP-59). */
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
    return { status: 200, body: toPageBody('/api/v1/staff-activities/', query, count, results) };
  }),

  /** Returns an activity in any state, for editing (GAP-59). */
  getStaffActivity: operation('getStaffActivity', async ({ path, db }) => ({
    status: 200,
    ...(await readStaffActivity(db, path.id)),
  })),

  /** Returns an activity as it was after a change by staff (GAP-59). */
  getActivityVersion: operation('getActivityVersion', async ({ path, db }) => {
    const [row, entry] = await Promise.all([
      findStaffActivity(db, path.id),
      activityChanges.find(db, path.id, path.change_id),
    ]);
    if (!row || !entry?.after || entry.operation === 'setActivityState') throw notFound('activity');
    // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
    const stored = entry.after as ActivityRow;
    return { status: 200, body: toActivityBody({ ...row.activity, ...stored, createdAt: row.activity.createdAt }) };
  }),

  /** Creates a draft of an activity (GAP-59). `db` is the transaction of the idempotency key. */
  createStaffActivity: operation('createStaffActivity', async (context) => {
    const { body, db, clock } = context;
    const now = clock.now();
    const values = toActivityValues(body, now);
    await requireProductImages(db, values);
    const row = await orSlugTaken(insertDraft(db, values, now), 'activities_slug_key');
    const change = { objectId: row.activity.id, before: null, after: row.activity };
    await recordChange(db, context, { operation: 'createStaffActivity', ...change }, now);
    return { status: 201, ...(await createStaffActivityResponse(db, row)) };
  }),

  /** Withdraws an activity from sale; for staff (GAP-59). Its bookings stay valid. */
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

  /** Returns the places left on each date: none while it is closed (GAP-20, GAP-76). */
  getActivityAvailability: operation('getActivityAvailability', async ({ path, query, db, clock }) => {
    requireDateRange(query, maxDays);
    const activity = await findActivity(db, path.id);
    if (!activity) throw notFound('activity');
    const now = clock.now();
    const today = toDubaiDate(now);
    const from = query.start < today ? today : query.start;
    const stock = await findActivityStock(db, activity.id, from, query.end);
    const left = new Map(stock.map((row) => [`${row.date} ${row.timeSlotId}`, row.placesLeft]));
    const body = listDates(from, query.end).flatMap((date) =>
      listSlotsOn(activity.timeSlots, date).map(({ id, startTime }) => ({
        date,
        spots: hasBegun(date, startTime, now) ? 0 : (left.get(`${date} ${id}`) ?? getOpeningStock(date)),
        time_slot_id: id,
        start_time: startTime,
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
        const body = { view: 'card' as const, ...toProductPageBody(listCursors, path, query, page, cards) };
        return { status: 200, body, reusesResults };
      }
      const activities = await readActivityBodies(db, page.rows);
      return { status: 200, body: toProductPageBody(listCursors, path, query, page, activities), reusesResults };
    },
    {
      readsOnlyCatalogue: true,
      readsStock: ({ query }) => query.free_on !== undefined || query.free_cancellation === true,
    },
  ),

  /** Replaces an activity; for staff (GAP-59). Without a slug in the request the current one stays. */
  updateActivity: operation('updateActivity', async (context) => {
    const { path, body, db, clock } = context;
    const change = inTransaction(db, async (tx) => {
      const before = await lockActivity(tx, path.id);
      if (!before) throw notFound('activity');
      const values = toActivityValues({ ...body, slug: body.slug ?? before.slug }, clock.now(), before.timeSlots);
      const after = await changeActivity(tx, before, values);
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
