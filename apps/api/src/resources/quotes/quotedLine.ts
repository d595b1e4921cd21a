import { fitsAboard } from '@aitours/domain/cruise';
import { dateTooFar, getLastBookableDate, toDubaiDate } from '@aitours/domain/dates';
import type { Fils } from '@aitours/domain/money';
import { countTravellers } from '@aitours/domain/party';
import { type Quote, quoteCruise } from '@aitours/domain/pricing';
import type { DayChoice } from '@aitours/domain/tour-plan';
import { findEarliestRide } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';
import { readTickets, readVisit } from '../../bookings/lineFromDetails.ts';
import { type FieldName, type Line, type Terms, toLineProblem, withTimeError } from '../../bookings/lines/line.ts';
import { findDayError, priceTourDays } from '../../bookings/lines/tourDays.ts';
import { createTourLine } from '../../bookings/lines/tourLine.ts';
import { quoteJourney } from '../../bookings/transfers/buildTransferBooking.ts';
import { findJourneyError } from '../../bookings/transfers/findJourneyError.ts';
import { measureJourney } from '../../bookings/transfers/measureJourney.ts';
import { findTourChoices } from '../../db/catalogue/tourChoices.ts';
import { findTour, findTourDays } from '../../db/catalogue/tours.ts';
import { findZones } from '../../db/catalogue/transferZones.ts';
import { findVehicle } from '../../db/catalogue/vehicles.ts';
import type { Database } from '../../db/database.ts';
import { findTourStock } from '../../db/stock/tourStock.ts';
import type { RoadDistances } from '../../maps/roadDistances.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { requireCruise } from '../cruises/requireCruise.ts';

type Schemas = components['schemas'];

/** A priced line of a quote. */
export interface QuotedLine {
  readonly type: Schemas['QuoteLine']['type'];
  readonly productId: string;
  readonly title: string;
  readonly date: string;
  readonly time: string | null;
  readonly quantity: number;
  readonly quote: Quote;
  /** How often the quote is charged. */
  readonly parties: number;
  readonly amount: Fils;
  /** null: the line can be booked. */
  readonly error: Line['error'];
  readonly placesLeft: number | null;
  readonly places: Line['places'];
}

interface Sources extends Terms {
  readonly db: Database;
  readonly roadDistance: RoadDistances;
  /** Hours between the booking of a transfer and its start, at least. */
  readonly noticeHours: number;
}

/**
 * Reads and prices a line as a booking would. @param index from 0, for the names of fields
 *
 * @throws {Problem} not-found, invalid-request
 */
export async function readQuotedLine(
  sources: Sources,
  line: Schemas['NewQuoteLine'],
  index: number,
): Promise<QuotedLine> {
  switch (line.type) {
    case 'activity':
      return readQuotedActivity(sources, line, nameIn(index));
    case 'ticket':
      return readQuotedTickets(sources, line, nameIn(index));
    case 'tour':
      return readQuotedTour(sources, line, index);
    case 'transfer':
      return readQuotedTransfer(sources, line, index);
    case 'cruise':
      return readQuotedCruise(sources, line, index);
  }
}

const names: Partial<Record<string, string>> = {
  slot: 'time_slot_id',
  isPrivate: 'is_private',
  addons: 'add_ons',
};

const nameIn =
  (index: number): FieldName =>
  (field) =>
    `lines.${index}.${names[field] ?? field}`;

async function readQuotedActivity(
  { db, ...terms }: Sources,
  line: Schemas['NewActivityQuoteLine'],
  nameField: FieldName,
) {
  const { activity_id: activityId, date, time, time_slot_id: timeSlotId, quantity = 1, add_ons = [] } = line;
  const { adults, children = 0, infants = 0, is_private: isPrivate = false } = line;
  const addons = add_ons.map((addOn) => ({ ...addOn, price: 0 }));
  const choice = { party: { adults, children, infants }, isPrivate, addons, pickup: '' };
  const visit = await readVisit(db, { activityId, date, time, timeSlotId, quantity, choice }, nameField, terms);
  return quoted('activity', visit, nameField, quantity);
}

async function readQuotedTickets({ db, ...terms }: Sources, line: Schemas['NewTicketQuoteLine'], nameField: FieldName) {
  const { event_id: event, ticket_type_id: ticketTypeId, time_slot_id: timeSlotId, date, adults, children = 0 } = line;
  const tickets = await readTickets(db, { event, ticketTypeId, timeSlotId, date, adults, children }, terms);
  return quoted('ticket', withTimeError(tickets, line.time), nameField);
}

async function readQuotedTour({ db, ...terms }: Sources, line: Schemas['NewTourQuoteLine'], index: number) {
  const tour = await findTour(db, line.tour_id);
  if (!tour) throw notFound('tour');
  const rows = await findTourDays(db, tour.id);
  const offers = await findTourChoices(db);
  const { days = [] } = line;
  const requested = new Map(days.map((day) => [day.day_number, toDayChoice(day)]));
  if (requested.size < days.length)
    throw invalidRequest(null, { [`lines.${index}.days`]: ['must not contain an entry twice'] });
  const travellers = {
    adults: line.adults,
    children512: line.children_5_to_12 ?? 0,
    children25: line.children_2_to_4 ?? 0,
    infants: line.infants ?? 0,
  };
  const error = findDayError(rows, offers, requested, countTravellers(travellers));
  if (error) {
    const at = days.findIndex(({ day_number }) => day_number === error.day);
    throw invalidRequest(null, { [`lines.${index}.days.${at}.${dayFields[error.part]}`]: [error.message] });
  }
  const stock = await findTourStock(db, tour.id, line.date);
  const visit = { tour: { ...tour, withdrawnAt: null }, date: line.date, travellers, stock };
  const priced = createTourLine({ ...visit, days: priceTourDays(rows, offers, requested) }, terms);
  return quoted('tour', priced, (field) => `lines.${index}.${tourFields[field] ?? field}`);
}

const tourFields: Partial<Record<string, string>> = {
  children: 'children_5_to_12',
  children512: 'children_5_to_12',
  children25: 'children_2_to_4',
};

const dayFields = { hotel: 'room_type_id', vehicle: 'vehicle_id', meal: 'meal_type_id', activities: 'activity_ids' };

const toDayChoice = (day: Schemas['NewQuoteDay']): DayChoice => ({
  hotel: day.hotel_id,
  room: day.room_type_id,
  vehicle: day.vehicle_id,
  meal: day.meal_type_id,
  activities: day.activity_ids,
});

/** @throws {Problem} invalid-request for a line that can't be booked; one that is sold out has a price */
function quoted(type: 'activity' | 'ticket' | 'tour', line: Line, nameField: FieldName, parties = 1): QuotedLine {
  const { product, date, time, quantity, quote, amount, placesLeft, places, error } = line;
  if (error?.kind === 'invalid') throw toLineProblem(line, error, product.id, nameField);
  const { id: productId, title } = product;
  return { type, productId, title, date, time, quantity, quote, parties, amount, error, placesLeft, places };
}

async function readQuotedTransfer(
  { db, roadDistance, now, noticeHours }: Sources,
  line: Schemas['NewTransferQuoteLine'],
  index: number,
): Promise<QuotedLine> {
  const vehicle = await findVehicle(db, line.vehicle_id);
  if (!vehicle) throw notFound('vehicle');
  const { pickup_location: from, dropoff_location: to, date, time, passengers, luggage } = line;
  const isReturn = line.return_date !== undefined;
  const error = findJourneyError(
    {
      pickupLocation: from,
      dropoffLocation: to,
      date,
      time,
      passengers,
      luggage,
      isReturn,
      returnDate: line.return_date ?? '',
      returnTime: line.return_time ?? '',
    },
    vehicle,
    now,
    findEarliestRide(now, noticeHours),
  );
  if (error) {
    const name = error.field.replace(/[A-Z]/, (letter) => `_${letter.toLowerCase()}`);
    throw invalidRequest(null, { [`lines.${index}.${name}`]: [error.message] });
  }
  const fields = { pickup: `lines.${index}.pickup_location`, dropoff: `lines.${index}.dropoff_location` };
  const { distance } = await measureJourney(roadDistance, { pickup: from, dropoff: to }, fields);
  const quote = quoteJourney(vehicle, { ...line, distance, isReturn }, await findZones(db));
  return { ...unlimited('transfer', vehicle.id, vehicle.name, quote), date, time, quantity: 1 };
}

async function readQuotedCruise(
  { db, now }: Sources,
  { cruise_id, date, guests }: Schemas['NewCruiseQuoteLine'],
  index: number,
): Promise<QuotedLine> {
  const cruise = await requireCruise(db, cruise_id);
  const today = toDubaiDate(now);
  const dateText = date < today ? 'This date is over.' : date > getLastBookableDate(today) ? dateTooFar : null;
  if (dateText) throw invalidRequest(null, { [`lines.${index}.date`]: [dateText] });
  if (!fitsAboard(guests, cruise.capacity))
    throw invalidRequest(null, { [`lines.${index}.guests`]: [`must be at most ${cruise.capacity}`] });
  const quote = quoteCruise(cruise.price, guests);
  return { ...unlimited('cruise', cruise.id, cruise.name, quote), date, time: null, quantity: guests };
}

/** Products without stock. */
const unlimited = (type: 'transfer' | 'cruise', productId: string, title: string, quote: Quote) => ({
  type,
  productId,
  title,
  quote,
  parties: 1,
  amount: quote.total,
  error: null,
  placesLeft: null,
  places: null,
});
