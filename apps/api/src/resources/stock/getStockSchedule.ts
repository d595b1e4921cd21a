import { findStockSchedule } from '../../db/stock/stockSchedules.ts';
import { findStockedProduct } from '../../db/stock/stockSlots.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toScheduleBody } from './scheduleBody.ts';

/** Returns the rules and blackouts of a product, for staff. */
export const getStockSchedule = operation('getStockSchedule', async ({ path, db }) => {
  const key = { type: path.product_type, id: path.product_id };
  if (!(await findStockedProduct(db, key))) throw notFound('product');
  return { status: 200, body: toScheduleBody(await findStockSchedule(db, key)) };
});
