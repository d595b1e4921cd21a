import { formatWireAmount } from '@aitours/domain/money';
import { listStaffCruiseRows } from '../../db/catalogue/staffCruises.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of the cruises in any state. */
export const listStaffCruises = operation('listStaffCruises', async ({ query, db }) => {
  const { rows, count } = await listStaffCruiseRows(db, query);
  const results = rows.map(({ price, ...row }) => ({ ...row, price: formatWireAmount(price) }));
  return { status: 200, body: toPageBody('/api/v1/staff-cruises/', query, count, results) };
});
