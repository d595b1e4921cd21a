import { createHash } from 'node:crypto';
import { formatShortDate, toDubaiDate } from '@aitours/domain/dates';
import {
  checkStockEdit,
  listEditDates,
  type PlannedSlot,
  planStockEdit,
  type StockEditErrors,
  type StockEditPlan,
} from '@aitours/domain/stock';
import { type Context, operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import type { Database } from '../../db/database.ts';
import { insertStockEdit, type StockEditRow } from '../../db/stockEdits.ts';
import {
  findStockedProduct,
  insertTicketSlots,
  lockProduct,
  readStockSlots,
  type StockedProduct,
  updateStockSlots,
} from '../../db/stockSlots.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, invalidRequest, notFound } from '../../problems/problems.ts';
import { listSlotKeys, stockEditBody } from './stockEditBody.ts';

type EditContext = Context<'createStockEdit'>;
type NewStockEdit = EditContext['body'];

/** Opens, closes or resizes time slots of a range of dates, or previews that; for staff. */
export const createStockEdit = operation('createStockEdit', async (context) => {
  const { body, db, clock } = context;
  const product = await findStockedProduct(db, keyOf(body));
  if (!product) throw notFound('product');
  requireValidEdit(body, product, toDubaiDate(clock.now()));
  if (body.dry_run) return { status: 200, body: previewBody(await plan(db, body, product, false)) };
  const edit = await inTransaction(db, (tx) => apply(tx, context, product));
  return { status: 201, body: stockEditBody(edit) };
});

const keyOf = ({ product_type, product_id }: NewStockEdit) => ({ type: product_type, id: product_id });

async function plan(db: Database, body: NewStockEdit, product: StockedProduct, lock: boolean): Promise<StockEditPlan> {
  const keys = listSlotKeys(product, listEditDates(datesOf(body)));
  const isWanted = (id: string) => body.time_slot_ids.length === 0 || body.time_slot_ids.includes(id);
  const wanted = keys.filter(({ timeSlotId }) => isWanted(timeSlotId));
  return planStockEdit(await readStockSlots(db, keyOf(body), wanted, lock), body);
}

async function apply(tx: Database, context: EditContext, product: StockedProduct): Promise<StockEditRow> {
  const { body, clock } = context;
  await lockProduct(tx, keyOf(body));
  const planned = await plan(tx, body, product, true);
  if (versionOf(planned) !== body.version) throw changedMeanwhile();
  const [worst] = byPlaces(planned.conflicts);
  if (worst) throw belowSold(worst);
  await updateStockSlots(tx, keyOf(body), planned.changed.map(toUpdate));
  if (!product.activity) {
    const parts = { eventId: product.eventId, ticketTypeId: body.product_id };
    const created = await insertTicketSlots(tx, parts, planned.created.map(toUpdate));
    if (created < planned.created.length) throw changedMeanwhile();
  }
  const edit = await insertStockEdit(tx, {
    ...{ productType: body.product_type, productId: body.product_id, action: body.action, capacity: body.capacity },
    ...{ startDate: body.start_date, endDate: body.end_date, counts: countsOf(planned), createdAt: clock.now() },
    changes: [...planned.created, ...planned.changed].map(({ date, timeSlotId, state, after }) => ({
      ...{ date, timeSlotId, before: state, after },
    })),
  });
  const { dry_run: _, version: __, ...after } = body;
  const change = { objectId: body.product_id, before: null, after: { ...after, counts: edit.counts } };
  await recordChange(tx, context, { operation: 'createStockEdit', ...change }, clock.now());
  return edit;
}

const toUpdate = ({ date, timeSlotId, after }: PlannedSlot) => ({ date, timeSlotId, ...after });

const datesOf = ({ start_date, end_date, weekdays, excluded_dates }: NewStockEdit) => ({
  ...{ startDate: start_date, endDate: end_date, weekdays, excludedDates: excluded_dates },
});

const messages: {
  readonly [Field in keyof StockEditErrors]-?: Readonly<Record<NonNullable<StockEditErrors[Field]>, string>>;
} = {
  startDate: { past: 'must not be before today' },
  endDate: { 'before-start': 'must not be before the start', 'too-long': 'must be within 366 days of the start' },
  excludedDates: { 'none-left': 'must leave at least one date' },
  capacity: { missing: 'is required', 'too-small': 'must be at least 1', 'too-large': 'must be at most 100000' },
};

/** Rejects what the contract's schema can't express. */
function requireValidEdit(body: NewStockEdit, product: StockedProduct, today: string): void {
  const createsSlots = product.activity === null;
  const { startDate, endDate, excludedDates, capacity } = checkStockEdit(
    { ...datesOf(body), action: body.action, capacity: body.capacity, createsSlots },
    today,
  );
  const foreign = body.time_slot_ids.some((id) => !product.timeSlots.some((slot) => slot.id === id));
  const errors = {
    ...(startDate && { start_date: [messages.startDate[startDate]] }),
    ...(endDate && { end_date: [messages.endDate[endDate]] }),
    ...(excludedDates && { excluded_dates: [messages.excludedDates[excludedDates]] }),
    ...(capacity && { capacity: [messages.capacity[capacity]] }),
    ...(foreign && { time_slot_ids: ['The product has no such time slot.'] }),
    ...(!body.dry_run && body.version === undefined && { version: ['is required without dry_run'] }),
  };
  if (Object.keys(errors).length > 0) throw invalidRequest(null, errors);
}

const countsOf = ({ created, changed, skipped, booked }: StockEditPlan) => ({
  ...{ created: created.length, changed: changed.length, skipped: skipped.length, booked: booked.length },
});

const byPlaces = (conflicts: StockEditPlan['conflicts']) => conflicts.toSorted((one, other) => other.taken - one.taken);

const previewBody = (planned: StockEditPlan) => ({
  counts: countsOf(planned),
  conflict_count: planned.conflicts.length,
  conflicts: byPlaces(planned.conflicts)
    .slice(0, 20)
    .map(({ date, timeSlotId, taken }) => ({ date, time_slot_id: timeSlotId, taken })),
  version: versionOf(planned),
});

/** Of what a preview shows. More places sold of a slot that has some already, and fits, don't change it. */
function versionOf({ created, changed, skipped, booked, conflicts }: StockEditPlan): string {
  const planned = [...created, ...changed].map(({ date, timeSlotId, state, after }) => [
    date,
    timeSlotId,
    state,
    after,
  ]);
  const left = skipped.map(({ date, timeSlotId, state }) => [date, timeSlotId, state]);
  const places = [booked.map(({ date, timeSlotId }) => [date, timeSlotId]), conflicts.map(({ taken }) => taken)];
  return createHash('sha256')
    .update(JSON.stringify([planned, left, places]))
    .digest('base64url');
}

const changedMeanwhile = () => conflict('The stock has changed since the preview. Please look at the new preview.');

function belowSold({ date, taken }: PlannedSlot) {
  const places = taken === 1 ? '1 place is' : `${taken} places are`;
  const text = `${places} sold or held on ${formatShortDate(date)}; the capacity can’t be below ${taken}.`;
  return invalidRequest(text, { capacity: [text] });
}
