import { readTicketStats } from '../../db/stock/ticketSlots.ts';
import { operation } from '../../http/operation.ts';

/** Returns the numbers of ticket slots; for staff (API-55, ENTITY-25). */
export const getTicketStats = operation('getTicketStats', async ({ db, clock }) => {
  const { active, capacity, upcoming } = await readTicketStats(db, clock.now());
  return { status: 200, body: { active_slots: active, total_capacity: capacity, upcoming_slots: upcoming } };
});
