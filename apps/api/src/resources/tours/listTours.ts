import { operation } from '../../contract/operation.ts';
import { listTourRows } from '../../db/catalogue/tours.ts';
import { cappedPageBody } from '../page.ts';
import { tourBody } from './tourBody.ts';

/** Lists a page of tours, filtered, searched and ordered (API-21, API-37). */
export const listTours = operation(
  'listTours',
  async ({ query, db }) => {
    const page = await listTourRows(db, query);
    return { status: 200, body: cappedPageBody('/api/v1/tours/tours/', query, page, page.rows.map(tourBody)) };
  },
  { readsOnlyCatalogue: true },
);
