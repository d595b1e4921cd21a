import type { CalendarDate } from '@aitours/domain/dates';
import type { components } from '@aitours/openapi/schema';
import { listSlotsOn } from '../../catalogue/slots.ts';
import type { stockEdits } from '../../db/schema.ts';
import type { SlotKey, StockedProduct } from '../../db/stock/stockSlots.ts';

/** Converts an edit for the wire. */
export const toStockEditBody = (edit: typeof stockEdits.$inferSelect): components['schemas']['StockEdit'] => ({
  stock_edit_id: edit.id,
  action: edit.action,
  capacity: edit.capacity,
  start_date: edit.startDate,
  end_date: edit.endDate,
  counts: edit.counts,
  created_at: edit.createdAt.toISOString(),
  undone_at: edit.undoneAt?.toISOString() ?? null,
});

/** Lists the time slots of a product on some dates: of an activity those that run, of a ticket type all. */
export const listSlotKeys = (product: StockedProduct, dates: readonly CalendarDate[]): SlotKey[] =>
  dates.flatMap((date) => {
    const { activity, timeSlots } = product;
    const slots = activity ? listSlotsOn(activity.timeSlots, date) : timeSlots;
    return slots.map(({ id }) => ({ date, timeSlotId: id }));
  });
