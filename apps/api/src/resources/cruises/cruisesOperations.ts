import { formatWireAmount } from '@aitours/domain/money';
import { listCruiseRequestRows, markWithdrawn } from '../../db/bookings/cruiseRequests.ts';
import { listCruiseRows } from '../../db/catalogue/cruises.ts';
import { listStaffCruiseRows } from '../../db/catalogue/staffCruises.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { createCruiseRequest } from './createCruiseRequest.ts';
import { toCruiseBody } from './cruiseBody.ts';
import { toCruiseRequestBody } from './cruiseRequestBody.ts';
import { requireCruise } from './requireCruise.ts';
import { staffCruises } from './staffCruises.ts';

export const cruisesOperations = {
  createCruiseRequest,

  /** Lists the cruises on sale (CRUISE-01). */
  listCruises: operation(
    'listCruises',
    async ({ db }) => ({ status: 200, body: (await listCruiseRows(db)).map(toCruiseBody) }),
    { readsOnlyCatalogue: true },
  ),

  /** Returns a cruise on sale (CRUISE-03). */
  getCruise: operation(
    'getCruise',
    async ({ path, db }) => ({ status: 200, body: toCruiseBody(await requireCruise(db, path.id)) }),
    { readsOnlyCatalogue: true },
  ),

  /** Lists a page of the cruises in any state. */
  listStaffCruises: operation('listStaffCruises', async ({ query, db }) => {
    const { rows, count } = await listStaffCruiseRows(db, query);
    const results = rows.map(({ price, ...row }) => ({ ...row, price: formatWireAmount(price) }));
    return { status: 200, body: toPageBody('/api/v1/staff-cruises/', query, { count }, results) };
  }),

  /** Returns a cruise in any state, for editing. */
  getStaffCruise: operation('getStaffCruise', staffCruises.get),

  /** Creates a draft of a cruise. */
  createStaffCruise: operation('createStaffCruise', staffCruises.create),

  /** Replaces a cruise in any state. */
  replaceStaffCruise: operation('replaceStaffCruise', staffCruises.replace),

  /** Publishes, unpublishes or archives a cruise. */
  setCruiseState: operation('setCruiseState', staffCruises.setState),

  /** Returns a cruise as it was after a change by staff. */
  getCruiseVersion: operation('getCruiseVersion', staffCruises.getVersion),

  /** Lists a page of the caller's cruise requests, or for staff of all. */
  listCruiseRequests: operation('listCruiseRequests', async ({ query, user, db }) => {
    const { rows, count } = await listCruiseRequestRows(db, query, query.scope === 'all' ? undefined : user.id);
    return {
      status: 200,
      body: toPageBody('/api/v1/cruises/requests/', query, { count }, rows.map(toCruiseRequestBody)),
    };
  }),

  /** Withdraws the caller's cruise request; a repeated call changes nothing. */
  withdrawCruiseRequest: operation('withdrawCruiseRequest', async ({ path, user, db, clock }) => {
    const row = await markWithdrawn(db, user.id, path.ref, clock.now());
    if (!row) throw notFound('request');
    return { status: 200, body: toCruiseRequestBody(row) };
  }),
};
