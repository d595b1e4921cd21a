import { findTicketTypes } from '../../db/catalogue/events.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import { findEventAvailability } from '../../db/stock/ticketSlots.ts';
import { operation } from '../../http/operation.ts';
import { toEventBody } from './eventBody.ts';
import { requireEvent } from './requireEvent.ts';

/** Returns an attraction by id or slug, with its ticket types and available dates (API-50, API-75). */
export const getTicket = operation('getTicket', async ({ path, db, clock }) => {
  const event = await requireEvent(db, path.id);
  const [types, left] = await Promise.all([
    findTicketTypes(db, [event.id]),
    findEventAvailability(db, [event.id], clock.now()),
  ]);
  const body = toEventBody(event, types, left.get(event.id));
  return { status: 200, body: { ...body, images: await describeImages(db, body.images) } };
});
