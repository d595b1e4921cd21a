import { listLibraryRows } from '../../db/content/library.ts';
import { operation } from '../../http/operation.ts';
import { toLibraryBody } from './libraryBody.ts';
import { upsertLibraryActivities } from './upsertLibraryActivities.ts';

const maxRows = 1000;

export const libraryOperations = {
  /** Lists the activity library, or the row of an id (API-77, PLAN-32). */
  listLibraryActivities: operation('listLibraryActivities', async ({ query, db }) => {
    const [column = 'id', direction] = (query.order ?? 'id').split('.');
    const rows = await listLibraryRows(db, {
      id: query.id?.replace(/^eq\./, ''),
      order: { column, isDescending: direction === 'desc' },
      limit: query.limit ?? maxRows,
    });
    return { status: 200, body: rows.map(toLibraryBody) };
  }),
  upsertLibraryActivities,
};
