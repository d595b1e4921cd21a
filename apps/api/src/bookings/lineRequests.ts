import { countPeople, countTravellers, toParty } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import type { BookingDetails, LineMembers } from '../db/bookings/bookingDetails.ts';
import type { BookingRequest, LineRequest } from '../db/bookings/bookingRequest.ts';
import type { Database } from '../db/database.ts';
import type { Places } from '../db/stock/stock.ts';
import { findTicketStock } from '../db/stock/ticketSlots.ts';
import { notFound, Problem } from '../problems/problems.ts';
import { readTickets, readVisit } from './lineFromDetails.ts';
import type { AnyLine } from './lines/cartLine.ts';
import type { FieldName, Terms } from './lines/line.ts';
import { readTour, toTravellers } from './readRequestedTour.ts';

type LineChange = components['schemas']['LineChange'];

type ItemsDetails = Exclude<BookingDetails, { kind: 'transfer' }>;

/** Returns the requests of the lines of a booking, in the order of its items. */
export function toLineRequests(request: BookingRequest, details: ItemsDetails): LineRequest[] {
  switch (request.kind) {
    case 'activity':
      return request.visits.map((visit) => ({ kind: 'activity', visit }));
    case 'ticket':
      return request.tickets.map((tickets) => ({ kind: 'ticket', tickets }));
    case 'tour': {
      const travellers = details.kind === 'tour' ? details.travellers : {};
      const tour = { ...request.tour, details: { ...request.tour.details, ...travellers } };
      return [{ kind: 'tour', tour }];
    }
    case 'transfer':
      return [];
  }
}

/** Reads a line with today's price and availability. @throws {Problem} not-found, invalid-request */
export async function readLine(tx: Database, line: LineRequest, nameField: FieldName, terms: Terms): Promise<AnyLine> {
  const booked = { ...terms, isBooked: true };
  switch (line.kind) {
    case 'activity':
      return readVisit(tx, line.visit, nameField, booked);
    case 'ticket':
      return readTickets(tx, line.tickets, booked);
    case 'tour':
      return readBookedTour(tx, line, booked);
  }
}

/** A day or an extra that was booked may be gone from the tour since. */
async function readBookedTour(
  tx: Database,
  { tour }: Extract<LineRequest, { kind: 'tour' }>,
  terms: Terms,
): Promise<AnyLine> {
  try {
    return (await readTour(tx, tour, terms)).line;
  } catch (error) {
    throw error instanceof Problem && error.type === 'invalid-request' ? notFound('tour') : error;
  }
}

/** Returns the places of a line, even if it is no longer offered; null if its stock is unknown. */
export async function findPlaces(tx: Database, line: LineRequest): Promise<Places | null> {
  if (line.kind === 'tour') {
    const { id: tourId, date, details } = line.tour;
    return { of: 'tour', tourId, date, count: countTravellers(toTravellers(details)) };
  }
  if (line.kind === 'activity') {
    const { activityId, date, timeSlotId, quantity, choice } = line.visit;
    if (timeSlotId === undefined) return null;
    const { party, isPrivate } = choice;
    return { of: 'activity', activityId, date, timeSlotId, count: countPeople(party) * quantity, isPrivate };
  }
  const { ticketTypeId, timeSlotId, date, adults, children } = line.tickets;
  const stock = await findTicketStock(tx, { ticketTypeId, timeSlotId, date });
  return stock && { of: 'ticket', ticketStockId: stock.id, count: adults + children };
}

/** The members of a change that state how many travellers there are. */
export const memberFields = ['adults', 'children', 'infants', 'children512', 'children25'] as const;

/** Returns the travellers of a line, with the members that its kind has. */
export function getMembers(line: LineRequest): LineMembers {
  switch (line.kind) {
    case 'activity':
      return line.visit.choice.party;
    case 'ticket':
      return { adults: line.tickets.adults, children: line.tickets.children };
    case 'tour': {
      const { adults = 0, children512 = 0, children25 = 0, infants = 0 } = line.tour.details;
      return { adults, children512, children25, infants };
    }
  }
}

/** Returns the travellers of a line as an item shows them. */
export function toItemParty(line: LineRequest): { adults: number; children: number; infants: number } {
  const { adults = 0, children = 0, infants = 0, children512 = 0, children25 = 0 } = getMembers(line);
  return line.kind === 'tour' ? toParty({ adults, children512, children25, infants }) : { adults, children, infants };
}

/** Returns the request of a line after a change. */
export function changeRequest(line: LineRequest, change: LineChange): LineRequest {
  const { date, time_slot_id, adults, children, infants } = change;
  switch (line.kind) {
    case 'activity': {
      const { visit } = line;
      const { party } = visit.choice;
      const people = {
        adults: adults ?? party.adults,
        children: children ?? party.children,
        infants: infants ?? party.infants,
      };
      const choice = { ...visit.choice, party: people };
      const timeSlotId = time_slot_id ?? visit.timeSlotId;
      return { kind: 'activity', visit: { ...visit, date: date ?? visit.date, time: null, timeSlotId, choice } };
    }
    case 'ticket': {
      const { tickets } = line;
      return {
        kind: 'ticket',
        tickets: {
          ...tickets,
          date: date ?? tickets.date,
          timeSlotId: time_slot_id ?? tickets.timeSlotId,
          adults: adults ?? tickets.adults,
          children: children ?? tickets.children,
        },
      };
    }
    case 'tour': {
      const { tour } = line;
      const { children512 = tour.details.children512 ?? 0, children25 = tour.details.children25 ?? 0 } = change;
      const members = {
        adults: adults ?? tour.details.adults,
        infants: infants ?? tour.details.infants,
        children512,
        children25,
        children: children512 + children25,
      };
      return { kind: 'tour', tour: { ...tour, details: { ...tour.details, ...members } } };
    }
  }
}

/** Whether a line takes place at another date or in another time slot. */
export function isMoved(before: LineRequest, after: LineRequest): boolean {
  const [from, to] = [getSlot(before), getSlot(after)];
  return from.date !== to.date || from.timeSlotId !== to.timeSlotId;
}

function getSlot(line: LineRequest): { readonly date: string; readonly timeSlotId?: string | undefined } {
  if (line.kind === 'activity') return line.visit;
  return line.kind === 'ticket' ? line.tickets : { date: line.tour.date };
}
