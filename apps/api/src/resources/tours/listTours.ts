import { operation } from '../../contract/operation.ts';
import { listTourRows } from '../../db/catalogue/tours.ts';
import { productPageBody } from '../page.ts';
import { tourBody } from './tourBody.ts';

const path = '/api/v1/tours/tours/';

/** Lists a page of tours, filtered, searched and ordered (API-21, API-37). */
export const listTours = operation(
  'listTours',
  async ({ query, db, listCursors }) => {
    const page = await listTourRows(db, query, listCursors.read(path, query));
    return { status: 200, body: productPageBody(listCursors, path, query, page, page.rows.map(tourBody)) };
  },
  { readsOnlyCatalogue: true },
);
