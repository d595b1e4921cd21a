import { toDubaiDate } from '@aitours/domain/dates';
import {
  checkStockEdit,
  listEditDates,
  planStockEdit,
  type StockEditErrors,
  type StockEditPlan,
} from '@aitours/domain/stock';
import { indexSchedule } from '@aitours/domain/stock-rules';
import { refreshLowestTicketPrice } from '../../db/catalogue/ticketPrices.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { insertStockEdit, type StockEditRow } from '../../db/stock/stockEdits.ts';
import { findStockSchedule } from '../../db/stock/stockSchedules.ts';
import { findStockedProduct, lockProduct, readStockSlots, type StockedProduct } from '../../db/stock/stockSlots.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { applyPlan, getCounts, listChanges, toPreviewBody } from './applyPlan.ts';
import { listSlotKeys, toStockEditBody } from './stockEditBody.ts';

type EditContext = Context<'createStockEdit'>;
type NewStockEdit = EditContext['body'];

/** Opens, closes or resizes time slots of a range of dates, or previews that; for staff. */
export const createStockEdit = operation('createStockEdit', async (context) => {
  const { body, db, clock } = context;
  const product = await findStockedProduct(db, getKey(body));
  if (!product) throw notFound('product');
  requireValidEdit(body, product, toDubaiDate(clock.now()));
  if (body.dry_run) return { status: 200, body: toPreviewBody(await plan(db, body, product, false)) };
  const edit = await inTransaction(db, (tx) => apply(tx, context, product));
  return { status: 201, body: toStockEditBody(edit) };
});

const getKey = ({ product_type, product_id }: NewStockEdit) => ({ type: product_type, id: product_id });

async function plan(db: Database, body: NewStockEdit, product: StockedProduct, lock: boolean): Promise<StockEditPlan> {
  const keys = listSlotKeys(product, listEditDates(toEditDates(body)));
  const isWanted = (id: string) => body.time_slot_ids.length === 0 || body.time_slot_ids.includes(id);
  const wanted = keys.filter(({ timeSlotId }) => isWanted(timeSlotId));
  const { isBlackout } = indexSchedule(await findStockSchedule(db, getKey(body)));
  return planStockEdit(await readStockSlots(db, getKey(body), wanted, lock), body, isBlackout);
}

async function apply(tx: Database, context: EditContext, product: StockedProduct): Promise<StockEditRow> {
  const { body, clock } = context;
  await lockProduct(tx, getKey(body));
  const planned = await plan(tx, body, product, true);
  await applyPlan(tx, { key: getKey(body), product }, planned, body.version);
  const edit = await insertStockEdit(tx, {
    productType: body.product_type,
    productId: body.product_id,
    action: body.action,
    capacity: body.capacity,
    startDate: body.start_date,
    endDate: body.end_date,
    createdAt: clock.now(),
    counts: getCounts(planned),
    changes: listChanges(planned),
  });
  const { dry_run: _, version: __, ...after } = body;
  const change = { objectId: body.product_id, before: null, after: { ...after, counts: edit.counts } };
  await refreshLowestTicketPrice(tx, getKey(body), context);
  await recordChange(tx, context, { operation: 'createStockEdit', ...change }, clock.now());
  return edit;
}

const toEditDates = ({ start_date, end_date, weekdays, excluded_dates }: NewStockEdit) => ({
  startDate: start_date,
  endDate: end_date,
  weekdays,
  excludedDates: excluded_dates,
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
  const { startDate, endDate, excludedDates, capacity } = checkStockEdit(
    { ...toEditDates(body), action: body.action, capacity: body.capacity, productType: body.product_type },
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
