import { replacePickupDriver } from '../../db/bookings/pickupDrivers.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { readDepartures } from './readDepartures.ts';

/** Sets who drives a pickup of a day. */
export const setPickupDriver = operation('setPickupDriver', async (context) => {
  const { headers, body, db, clock } = context;
  const { date, departure_id: departureId, pickup_area: area } = body;
  const driver = body.driver?.trim().replaceAll(/\s+/g, ' ') ?? null;
  const { departures } = await readDepartures(db, date);
  if (!departures.find(({ id }) => id === departureId)?.areas.includes(area)) throw notFound('pickup on this day');
  await inTransaction(db, async (tx) => {
    const before = await replacePickupDriver(tx, { date, departureId, area }, driver, headers['if-match']);
    if (before === undefined) return;
    const describe = (name: string | null) => ({ date, pickup_area: area, driver: name });
    const change = { objectId: departureId, before: describe(before), after: describe(driver) };
    await recordChange(tx, context, { operation: 'setPickupDriver', ...change }, clock.now());
  });
  return { status: 204 };
});
