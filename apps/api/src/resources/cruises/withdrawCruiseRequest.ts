import { markWithdrawn } from '../../db/bookings/cruiseRequests.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { toCruiseRequestBody } from './cruiseRequestBody.ts';

/** Withdraws the caller's cruise request; a repeated call changes nothing. */
export const withdrawCruiseRequest = operation('withdrawCruiseRequest', async ({ path, user, db, clock }) => {
  const row = await markWithdrawn(db, user.id, path.ref, clock.now());
  if (!row) throw notFound('request');
  return { status: 200, body: toCruiseRequestBody(row) };
});
