import { listDestinationRows } from '../../db/catalogue/destinations.ts';
import { listStaffDestinationRows } from '../../db/catalogue/staffDestinations.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { toDestinationBody } from './destinationBody.ts';
import { staffDestinations } from './staffDestinations.ts';

export const destinationsOperations = {
  /** Lists the published destinations of a page (HOME-16, STATIC-01). */
  listDestinations: operation(
    'listDestinations',
    async ({ query, db }) => ({
      status: 200,
      body: (await listDestinationRows(db, query.shown_on)).map(toDestinationBody),
    }),
    { readsOnlyCatalogue: true },
  ),

  /** Lists a page of the destinations in any state. */
  listStaffDestinations: operation('listStaffDestinations', async ({ query, db }) => {
    const { rows, count } = await listStaffDestinationRows(db, query);
    return { status: 200, body: toPageBody('/api/v1/staff-destinations/', query, { count }, [...rows]) };
  }),

  /** Returns a destination in any state, for editing. */
  getStaffDestination: operation('getStaffDestination', staffDestinations.get),

  /** Creates a draft of a destination. */
  createStaffDestination: operation('createStaffDestination', staffDestinations.create),

  /** Replaces a destination in any state. */
  replaceStaffDestination: operation('replaceStaffDestination', staffDestinations.replace),

  /** Publishes, unpublishes or archives a destination. */
  setDestinationState: operation('setDestinationState', staffDestinations.setState),

  /** Returns a destination as it was after a change by staff. */
  getDestinationVersion: operation('getDestinationVersion', staffDestinations.getVersion),
};
