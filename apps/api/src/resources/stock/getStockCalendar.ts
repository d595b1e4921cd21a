import { addDays, listDates } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import { findHeldPlaces } from '../../db/stock/heldPlaces.ts';
import { findNewestEdit } from '../../db/stock/stockEdits.ts';
import { findStockedProduct, readStockSlots, type StockedProduct } from '../../db/stock/stockSlots.ts';
import { operation } from '../../http/operation.ts';
import { formatAmountOrNull, listOwnSeasons } from '../../lib/wire.ts';
import { notFound } from '../../problems/problems.ts';
import { listSlotKeys, toStockEditBody } from './stockEditBody.ts';

/** Returns the stock of a product in a month, for staff. */
export const getStockCalendar = operation('getStockCalendar', async ({ path, query, db }) => {
  const key = { type: path.product_type, id: path.product_id };
  const product = await findStockedProduct(db, key);
  if (!product) throw notFound('product');
  const from = `${query.month}-01`;
  // The 31st day after the first is in the next month.
  const to = addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1);
  const [slots, heldAt, edit] = await Promise.all([
    readStockSlots(db, key, listSlotKeys(product, listDates(from, to)), false),
    findHeldPlaces(db, key, { from, to }),
    findNewestEdit(db, key),
  ]);
  return {
    status: 200,
    body: {
      product_type: key.type,
      product_id: key.id,
      event_id: product.eventId,
      title: product.title,
      prices: toPricesBody(product),
      time_slots: product.timeSlots.map(({ id, name, time }) => ({ time_slot_id: id, name, time })),
      slots: slots.flatMap((slot) => {
        const { date, timeSlotId, state, taken, left } = slot;
        if (!state) return [];
        const { capacity, isClosed } = state;
        const held = Math.min(taken, heldAt(slot));
        return { date, time_slot_id: timeSlotId, capacity, sold: taken - held, held, left, is_closed: isClosed };
      }),
      last_edit: edit && toStockEditBody(edit),
    },
  };
});

const toPricesBody = ({ prices: { adult, child, seasons } }: StockedProduct) => ({
  adult_price: formatWireAmount(adult),
  child_price: formatAmountOrNull(child),
  ...listOwnSeasons(seasons, (price) => ({ child_price: formatAmountOrNull(price) })),
});
