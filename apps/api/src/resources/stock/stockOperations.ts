import { findStockSchedule } from '../../db/stock/stockSchedules.ts';
import { findStockedProduct } from '../../db/stock/stockSlots.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { createScheduleEdit } from './createScheduleEdit.ts';
import { createStockEdit } from './createStockEdit.ts';
import { getStockCalendar } from './getStockCalendar.ts';
import { toScheduleBody } from './scheduleBody.ts';
import { undoStockEdit } from './undoStockEdit.ts';

export const stockOperations = {
  getStockCalendar,
  createStockEdit,
  undoStockEdit,

  /** Returns the rules and blackouts of a product, for staff. */
  getStockSchedule: operation('getStockSchedule', async ({ path, db }) => {
    const key = { type: path.product_type, id: path.product_id };
    if (!(await findStockedProduct(db, key))) throw notFound('product');
    return { status: 200, body: toScheduleBody(await findStockSchedule(db, key)) };
  }),
  createScheduleEdit,
};
