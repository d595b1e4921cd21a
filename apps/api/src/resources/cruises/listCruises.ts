import { listCruiseRows } from '../../db/catalogue/cruises.ts';
import { operation } from '../../http/operation.ts';
import { toCruiseBody } from './cruiseBody.ts';

/** Lists the cruises on sale (CRUISE-01). */
export const listCruises = operation(
  'listCruises',
  async ({ db }) => ({ status: 200, body: (await listCruiseRows(db)).map(toCruiseBody) }),
  { readsOnlyCatalogue: true },
);
