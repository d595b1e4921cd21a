import { isDeepStrictEqual } from 'node:util';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import {
  checkSchedule,
  getSlotKey,
  indexSchedule,
  listChangedSlots,
  planSchedule,
  type ScheduleError,
  type SchedulePlan,
  type StockRule,
  type StockSchedule,
} from '@aitours/domain/stock-rules';
import { refreshLowestTicketPrice } from '../../db/catalogue/ticketPrices.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import type { ActivityTimeSlot } from '../../db/schema.ts';
import { saveRuleTimes } from '../../db/stock/ruleTimes.ts';
import { insertStockEdit, type StockEditRow } from '../../db/stock/stockEdits.ts';
import { findStockSchedule, type StoredSchedule, saveStockSchedule } from '../../db/stock/stockSchedules.ts';
import { findStockedProduct, lockProduct, readStockSlots, type StockedProduct } from '../../db/stock/stockSlots.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { type FieldErrors, invalidRequest, notFound } from '../../problems/problems.ts';
import { applyPlan, getCounts, listChanges, toPreviewBody } from './applyPlan.ts';
import { applyTimes, findTimesOf, listStoredTimes, planRuleTimes } from './ruleTimes.ts';
import { parseSchedule, toScheduleBody } from './scheduleBody.ts';
import { listSlotKeys, toStockEditBody } from './stockEditBody.ts';

type EditContext = Context<'createScheduleEdit'>;

interface ScheduleEdit {
  readonly product: StockedProduct;
  readonly stored: StoredSchedule;
  readonly next: StockSchedule;
}

/** Replaces the rules and blackouts of a product and changes its stock accordingly, or previews that; for staff. */
export const createScheduleEdit = operation('createScheduleEdit', async (context) => {
  const { body, db } = context;
  if (body.dry_run)
    return { status: 200, body: toPreviewBody(await plan(db, context, await readEdit(db, context), false)) };
  const edit = await inTransaction(db, async (tx) => {
    await lockProduct(tx, getKey(context));
    return apply(tx, context, await readEdit(tx, context));
  });
  return { status: 201, body: toStockEditBody(edit) };
});

const getKey = ({ path }: EditContext) => ({ type: path.product_type, id: path.product_id });

/** @throws {Problem} not-found, precondition-failed or invalid-request */
async function readEdit(db: Database, context: EditContext): Promise<ScheduleEdit> {
  const { body, headers, clock } = context;
  const product = await findStockedProduct(db, getKey(context));
  if (!product) throw notFound('product');
  const stored = await findStockSchedule(db, getKey(context));
  requireVersion(headers['if-match'], toScheduleBody(stored).version, 'schedule');
  const next = parseSchedule(body, (rule) => findTimesOf(product, stored, rule));
  const edit = { product, stored, next };
  const errors = findErrors(edit, toDubaiDate(clock.now()));
  const withoutVersion = !body.dry_run && body.version === undefined;
  if (withoutVersion || Object.keys(errors).length > 0)
    throw invalidRequest(null, { ...errors, ...(withoutVersion && { version: ['is required without dry_run'] }) });
  return edit;
}

interface PlannedEdit extends SchedulePlan {
  readonly ruleTimes: readonly ActivityTimeSlot[];
}

async function plan(db: Database, context: EditContext, edit: ScheduleEdit, lock: boolean): Promise<PlannedEdit> {
  const { product, stored, next } = edit;
  const change = { before: indexSchedule(stored), after: indexSchedule(next) };
  const today = toDubaiDate(context.clock.now());
  const ruleChange = { product, next, after: change.after, today };
  const either = applyTimes(ruleChange);
  const offeredOn = (date: string) => listSlotKeys(either, [date]).map(({ timeSlotId }) => timeSlotId);
  const keys = listChangedSlots(change, today, offeredOn);
  const slots = await readStockSlots(db, getKey(context), keys, lock);
  const isOffered = new Set(listSlotKeys(product, [...new Set(keys.map(({ date }) => date))]).map(getSlotKey));
  // What the activity doesn't offer yet is created, whatever an undone rule has left in the stock.
  const known = slots.map((slot) => (isOffered.has(getSlotKey(slot)) ? slot : { ...slot, state: null }));
  const planned = planSchedule(known, change, stored.staysClosed);
  return { ...planned, ruleTimes: planRuleTimes(ruleChange, known) };
}

async function apply(tx: Database, context: EditContext, scheduleEdit: ScheduleEdit): Promise<StockEditRow> {
  const { body, clock } = context;
  const { product, stored, next } = scheduleEdit;
  const key = getKey(context);
  const today = toDubaiDate(clock.now());
  const planned = await plan(tx, context, scheduleEdit, true);
  await applyPlan(tx, { key, product }, planned, body.version);
  await saveStockSchedule(tx, key, { ...next, staysClosed: planned.staysClosed });
  if (product.activity) await saveRuleTimes(tx, key.id, planned.ruleTimes, today);
  const dates = [...planned.created, ...planned.changed, ...planned.skipped].map(({ date }) => date).sort();
  const edit = await insertStockEdit(tx, {
    productType: key.type,
    productId: key.id,
    action: 'schedule',
    createdAt: clock.now(),
    startDate: dates[0] ?? today,
    endDate: dates.at(-1) ?? today,
    counts: getCounts(planned),
    changes: listChanges(planned),
    scheduleBefore: { ...stored, ruleTimes: listStoredTimes(product) },
  });
  const { staysClosed: _, ...before } = stored;
  const change = { objectId: key.id, before, after: next };
  await refreshLowestTicketPrice(tx, key, context);
  await recordChange(tx, context, { operation: 'createScheduleEdit', ...change }, clock.now());
  return edit;
}

const texts: Readonly<Record<Exclude<ScheduleError['code'], 'overlap'>, string>> = {
  unreadable: 'This isn’t a rule that can be read.',
  endless: 'Choose a last date: a rule can’t be endless.',
  'too-long': 'The last date can be at most one year after the first.',
  'too-far': 'The last date can be at most two years ahead.',
  past: 'These dates are over.',
  'none-left': 'No date is left. Choose other dates, or fewer exceptions.',
  'no-time-slot': 'Choose at least one time.',
  'before-start': 'The last date can’t be before the first.',
  'capacity-missing': 'Enter the number of places.',
  'capacity-too-small': 'Enter a whole number of at least 1.',
  'capacity-too-large': 'The maximum is 100,000 places.',
};

const describeError = (error: ScheduleError): string =>
  error.code === 'overlap'
    ? `Another rule already sells this time on ${formatShortDate(error.date)}. Leave the date out, or change that rule.`
    : texts[error.code];

function findErrors({ product, stored, next }: ScheduleEdit, today: string): FieldErrors {
  const found = Object.entries(checkSchedule(next, stored, today)).map(([path, error]) => [
    path,
    [describeError(error)],
  ]);
  if (found.length > 0) return Object.fromEntries(found);
  const isStored = (rule: StockRule) => stored.rules.some((one) => isDeepStrictEqual(one, rule));
  const isOffered = (rule: StockRule) =>
    listSlotKeys(product, indexSchedule({ rules: [rule], blackouts: [] }).dates).some(
      ({ date, timeSlotId }) => date >= today && rule.timeSlotIds.includes(timeSlotId),
    );
  const errors = next.rules.map((rule): [string, string] | null => {
    if (isStored(rule)) return null;
    if (rule.startTime !== undefined)
      return product.activity ? null : ['start_time', product.eventId === null ? noTime : noNewTime];
    return isOffered(rule) ? null : ['time_slot_ids', notOffered];
  });
  return Object.fromEntries(
    errors.flatMap((error, index) => (error ? [[`rules.${index}.${error[0]}`, [error[1]]]] : [])),
  );
}

const notOffered = 'The product isn’t offered at this time on any of these dates. Change its times first.';
const noTime = 'A tour has no start time.';
const noNewTime = 'The times of tickets are those of the attraction. Choose one of them.';
