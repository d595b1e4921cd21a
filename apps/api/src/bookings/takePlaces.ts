import type { Database } from '../db/database.ts';
import { type Places, type Shortage, type StockSlot, takeStock } from '../db/stock/stock.ts';
import { queueWebhook } from '../webhooks/queueWebhook.ts';

/**
 * Takes places from the stock, and queues a webhook for each stock without places left. Run it in the booking's
 * transaction and roll that back on a shortage.
 *
 * @returns the first stock with too few places, or null when all were taken
 */
export async function takePlaces(tx: Database, requested: readonly Places[], now: Date): Promise<Shortage | null> {
  const { shortage, soldOut } = await takeStock(tx, requested);
  if (shortage) return shortage;
  for (const slot of soldOut) await queueWebhook(tx, 'slot.sold_out', describeSlot(slot), now);
  return null;
}

const describeSlot = ({ productType, productId, date, timeSlotId }: StockSlot) => ({
  product_type: productType,
  product_id: productId,
  time_slot_id: timeSlotId,
  date,
});
