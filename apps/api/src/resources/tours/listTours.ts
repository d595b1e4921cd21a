import { operation } from '../../contract/operation.ts';
import { listTourRows } from '../../db/catalogue/tours.ts';
import { pageBody } from '../page.ts';
import { tourBody } from './tourBody.ts';

/** Lists a page of tours, filtered, searched and ordered (API-21, API-37). */
export const listTours = operation(
  'listTours',
  async ({ query, db }) => {
    const { rows, count } = await listTourRows(db, query);
    return { status: 200, body: pageBody('/api/v1/tours/tours/', query, count, rows.map(tourBody)) };
  },
  { readsOnlyCatalogue: true },
);
