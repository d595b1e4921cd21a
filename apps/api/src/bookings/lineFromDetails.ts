import { isPickupPlace } from '@aitours/domain/activity';
import { parseActivityDetails } from '@aitours/domain/cart';
import { countPeople, findMembersOutsideLimits, maxTickets, partyLimits } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import { findRequestedSlot } from '../catalogue/slots.ts';
import type { TicketRequest, VisitRequest } from '../db/bookings/bookingRequest.ts';
import { findActivity, findActivityStock } from '../db/catalogue/activities.ts';
import { findEvent, findTicketTypes, findTimeSlots } from '../db/catalogue/events.ts';
import type { Database } from '../db/database.ts';
import { findTicketStock } from '../db/stock/ticketSlots.ts';
import { invalidRequest, notFound } from '../problems/problems.ts';
import { type ActivityLine, createActivityLine } from './lines/activityLine.ts';
import { type FieldName, type Terms, withTimeError } from './lines/line.ts';
import { createTicketLine, type TicketLine } from './lines/ticketLine.ts';

type Item = components['schemas']['NewBookingItem'];

/** Reads the line of an activity that isn't in the cart. @throws {Problem} not-found, invalid-request */
export function readActivityLine(
  tx: Database,
  { id, date, time, quantity, details }: Item,
  nameField: FieldName,
  terms: Terms,
): Promise<ActivityLine> {
  const choice = parseActivityDetails({ ...details, pickup: details.pickup ?? '' });
  if (!choice) throw invalidRequest(null, { [nameField('adults')]: ['is required'] });
  if (!isPickupPlace(choice.pickup)) throw invalidRequest(null, { [nameField('pickup')]: ['is required'] });
  const timeSlotId = details.activity_time_slot_id ?? undefined;
  return readVisit(tx, { activityId: id, date, time, timeSlotId, quantity, choice }, nameField, terms);
}

/** Reads the line of a visit. @throws {Problem} not-found, invalid-request */
export async function readVisit(
  db: Database,
  { activityId, date, time, quantity, choice, ...request }: VisitRequest,
  nameField: FieldName,
  terms: Terms,
): Promise<ActivityLine> {
  const activity = await findActivity(db, activityId);
  if (!activity) throw notFound('activity');
  const [outside] = findMembersOutsideLimits(choice.party);
  if (outside) {
    const { min, max } = partyLimits[outside];
    throw invalidRequest(null, { [nameField(outside)]: [`must be from ${min} to ${max}`] });
  }
  const stocks = await findActivityStock(db, activity.id, date, date);
  const find = (time?: string | null) =>
    findRequestedSlot(activity, stocks, { date, time, people: countPeople(choice.party) * quantity }, terms.now)?.id;
  const timeSlotId = request.timeSlotId ?? find(time) ?? find();
  if (timeSlotId === undefined) {
    throw invalidRequest('This activity does not take place on this date.', {
      [nameField('date')]: ['is not a day on which it runs'],
    });
  }
  const stock = stocks.find((row) => row.timeSlotId === timeSlotId) ?? null;
  const visit = { activity: { ...activity, withdrawnAt: null }, date, timeSlotId, quantity, choice, stock };
  return withTimeError(createActivityLine(visit, terms), time);
}

/** Reads the line of tickets that aren't in the cart. @throws {Problem} not-found, invalid-request */
export async function readTicketLine(
  tx: Database,
  { id, date, time, quantity, details }: Item,
  nameField: FieldName,
  terms: Terms,
): Promise<TicketLine> {
  const { ticket_type_id, date_time_slot_id } = details;
  if (ticket_type_id === undefined) throw notFound('ticket type');
  if (date_time_slot_id === undefined) throw invalidRequest(null, { [nameField('slot')]: ['is required'] });
  const adults = details.adults ?? Number(details.adultQty ?? 0);
  const children = details.children ?? Number(details.childQty ?? 0);
  if (quantity !== adults + children)
    throw invalidRequest(null, { [nameField('adults')]: ['The quantity must be the number of adults and children.'] });
  const request = { event: id, ticketTypeId: ticket_type_id, timeSlotId: date_time_slot_id, date, adults, children };
  return withTimeError(await readTickets(tx, request, terms), time);
}

/** Reads the line of tickets. @throws {Problem} not-found for an unknown event or ticket type, invalid-request for too many tickets */
export async function readTickets(tx: Database, request: TicketRequest, terms: Terms): Promise<TicketLine> {
  const { date, timeSlotId, adults, children } = request;
  const event = await findEvent(tx, request.event);
  if (!event) throw notFound('event');
  const type = (await findTicketTypes(tx, [event.id])).find((candidate) => candidate.id === request.ticketTypeId);
  if (!type) throw notFound('ticket type');
  if (adults + children > maxTickets) throw invalidRequest(`At most ${maxTickets} tickets can be booked together.`);
  const slot = (await findTimeSlots(tx, event.id)).find((candidate) => candidate.id === timeSlotId) ?? null;
  const stock = await findTicketStock(tx, { ticketTypeId: type.id, timeSlotId, date });
  const visit = { event: { ...event, withdrawnAt: null }, type, slot, stock };
  return createTicketLine({ ...visit, date, timeSlotId, adults, children }, terms);
}
