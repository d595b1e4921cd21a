import { listTourRows } from '../../db/catalogue/tours.ts';
import { operation } from '../../http/operation.ts';
import { toProductPageBody } from '../page.ts';
import { toTourBody } from './tourBody.ts';

const path = '/api/v1/tours/tours/';

/** Lists a page of tours, filtered, searched and ordered (API-21, API-37). */
export const listTours = operation(
  'listTours',
  async ({ query, db, listCursors }) => {
    const page = await listTourRows(db, query, listCursors.read(path, query));
    return { status: 200, body: toProductPageBody(listCursors, path, query, page, page.rows.map(toTourBody)) };
  },
  { readsOnlyCatalogue: true },
);
