import { listDestinationRows } from '../../db/catalogue/destinations.ts';
import { operation } from '../../http/operation.ts';
import { toDestinationBody } from './destinationBody.ts';

/** Lists the published destinations of a page (HOME-16, STATIC-01). */
export const listDestinations = operation(
  'listDestinations',
  async ({ query, db }) => ({
    status: 200,
    body: (await listDestinationRows(db, query.shown_on)).map(toDestinationBody),
  }),
  { readsOnlyCatalogue: true },
);
