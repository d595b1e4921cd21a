import { listPromoCodeRows } from '../../db/bookings/promoCodes.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { toPromoCodeBody } from './promoCodeBody.ts';

/** Lists a page of the promo codes with their uses. */
export const listPromoCodes = operation('listPromoCodes', async ({ query, db }) => {
  const { rows, count } = await listPromoCodeRows(db, query);
  return { status: 200, body: toPageBody('/api/v1/promo-codes/', query, count, rows.map(toPromoCodeBody)) };
});
