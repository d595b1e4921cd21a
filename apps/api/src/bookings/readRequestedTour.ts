import { countTravellers, type Travellers } from '@aitours/domain/party';
import { tourDefaults } from '@aitours/domain/pricing';
import type { DayChoice } from '@aitours/domain/tour-plan';
import type { components } from '@aitours/openapi/schema';
import type { TourRequest } from '../db/bookings/bookingRequest.ts';
import { findTourChoices, type TourChoices } from '../db/catalogue/tourChoices.ts';
import { findTour, findTourDays, type TourDayRow } from '../db/catalogue/tours.ts';
import type { Database } from '../db/database.ts';
import { findTourStock } from '../db/stock/tourStock.ts';
import { invalidRequest, notFound } from '../problems/problems.ts';
import type { RequestedLine } from './bookLines.ts';
import { type FieldName, type Terms, withTimeError } from './lines/line.ts';
import { findDayError, priceTourDays, type RequestedDays } from './lines/tourDays.ts';
import { createTourLine } from './lines/tourLine.ts';
import { createFieldNames } from './readRequestedLines.ts';
import { toBookedTour } from './toBookedTour.ts';

type Schemas = components['schemas'];

/**
 * Reads the tour of a booking request and prices it with the choices for its days (CONST-02 to CONST-09). Names come
 * from the catalogue; those of the request are ignored.
 *
 * @throws {Problem} not-found, invalid-request
 */
export async function readRequestedTour(tx: Database, items: readonly Schemas['NewBookingItem'][], terms: Terms) {
  const [item, more] = items;
  if (!item || more) throw invalidRequest('Tours are booked one at a time.', { cart_items: ['must be one tour'] });
  if (item.quantity !== 1) throw invalidRequest(null, { 'cart_items.0.quantity': ['must be 1'] });
  requireSameChildren(item.details);
  const { line, details } = await readTour(tx, item, terms);
  const requested: RequestedLine = {
    line,
    id: item.id,
    nameField: nameTourField(item.details),
    shownAmount: item.price,
  };
  return { requested, details, request: toRequest(item) };
}

/** Reads a tour with the choices for its days, and prices it. @throws {Problem} not-found, invalid-request */
export async function readTour(tx: Database, { id, date, time, details }: TourRequest, terms: Terms) {
  const tour = await findTour(tx, id);
  if (!tour) throw notFound('tour');
  const days = await findTourDays(tx, tour.id);
  const choices = await findTourChoices(tx);
  const travellers = toTravellers(details);
  const chosen = getChosenDays(details.customizations ?? {}, days, choices, countTravellers(travellers));
  const stock = await findTourStock(tx, tour.id, date);
  const visit = { tour: { ...tour, withdrawnAt: null }, date, travellers, days: chosen.days, stock };
  const line = withTimeError(createTourLine(visit, terms), time);
  return { line, details: { tour: toBookedTour(tour, days), travellers, addons: chosen.addons } };
}

/** Children without an age group are those of the older one (GAP-82), but the request has no such field. */
const nameTourField =
  ({ children512 }: TourRequest['details']): FieldName =>
  (field) =>
    createFieldNames(0, 'tour')(field === 'children512' && children512 === undefined ? 'children' : field);

/** Returns the part of the request that identifies the tour and its price, without personal data. */
function toRequest({ id, date, time, details }: TourRequest): TourRequest {
  const { adults, children, children512, children25, infants, customizations } = details;
  return { id, date, time, details: { adults, children, children512, children25, infants, customizations } };
}

/** GAP-82: children without an age group count as the older group, which pays more. */
export const toTravellers = ({
  adults = 0,
  children = 0,
  children512,
  children25,
  infants = 0,
}: TourRequest['details']): Travellers => ({
  adults,
  children512: children512 ?? Math.max(0, children - (children25 ?? 0)),
  children25: children25 ?? 0,
  infants,
});

/** GAP-82: the children are those of both age groups. A request may name only the sum, or only the groups. */
function requireSameChildren(details: TourRequest['details']): void {
  const { children512, children25 } = toTravellers(details);
  if (details.children !== undefined && details.children !== children512 + children25)
    throw invalidRequest(null, {
      'cart_items.0.details.children': ['must be the sum of the children of both age groups'],
    });
}

type Customizations = Schemas['TourCustomizations'];

/** Prices the choices for the days and returns their names (CHECKOUT-24 to CHECKOUT-27). @throws {Problem} invalid-request */
function getChosenDays(
  customizations: Customizations,
  days: readonly TourDayRow[],
  offers: TourChoices,
  people: number,
) {
  const { hotels = [], transfers = [], meals = [], activities = [] } = customizations;
  for (const [name, entries] of Object.entries({ hotels, transfers, meals })) requireOncePerDay(name, entries);
  const requested = getRequestedDays(customizations, offers);
  const error = findDayError(days, offers, requested, people);
  if (error) throw invalidChoice(listNames[error.part], error.message);
  const nameIn = (rows: readonly { readonly id: string; readonly name: string }[], id: string | null | undefined) =>
    rows.find((row) => row.id === id)?.name;
  const plannedOn = (number: number) => days.find(({ day }) => day.dayNumber === number);
  const extras = days.flatMap(({ day }) => day.activities);
  return {
    days: priceTourDays(days, offers, requested),
    addons: {
      hotels: hotels.map(({ day_number, room_type_id }) => ({
        day_number,
        hotel_name:
          nameIn(offers.hotels, requested.get(day_number)?.hotel) ??
          plannedOn(day_number)?.hotel?.name ??
          tourDefaults.hotel,
        room_type_name:
          nameIn(offers.roomTypes, room_type_id) ?? plannedOn(day_number)?.roomType?.name ?? tourDefaults.room,
      })),
      transfers: transfers.map(({ day_number, vehicle_id }) => ({
        day_number,
        vehicle_name: nameIn(offers.transferTypes, vehicle_id) ?? tourDefaults.transfer,
      })),
      meals: meals.map(({ day_number, meal_type_id }) => ({
        day_number,
        meal_type_name: nameIn(offers.mealTypes, meal_type_id) ?? tourDefaults.meal,
      })),
      activities: activities.map(({ day_number, activity_id }) => ({
        day_number,
        activity_name: nameIn(extras, activity_id) ?? tourDefaults.activities,
      })),
    },
  };
}

const listNames = { hotel: 'hotels', vehicle: 'transfers', meal: 'meals', activities: 'activities' } as const;

const invalidChoice = (name: string, text: string) =>
  invalidRequest(null, { [`cart_items.0.details.customizations.${name}`]: [text] });

function requireOncePerDay(name: string, entries: readonly { readonly day_number: number }[]): void {
  if (new Set(entries.map(({ day_number }) => day_number)).size < entries.length) {
    throw invalidChoice(name, 'A day can have one choice only.');
  }
}

/** Groups the four lists by day. A room without a hotel implies its hotel. */
function getRequestedDays(
  { hotels = [], transfers = [], meals = [], activities = [] }: Customizations,
  { roomTypes }: TourChoices,
): RequestedDays {
  const found = new Map<number, DayChoice>();
  const add = (day: number, part: DayChoice) => found.set(day, { ...found.get(day), ...part });
  for (const { day_number, hotel_id, room_type_id } of hotels) {
    const hotel = hotel_id ?? roomTypes.find(({ id }) => id === room_type_id)?.hotelId;
    add(day_number, { hotel, room: room_type_id ?? undefined });
  }
  for (const { day_number, vehicle_id } of transfers) add(day_number, { vehicle: vehicle_id ?? undefined });
  for (const { day_number, meal_type_id } of meals) add(day_number, { meal: meal_type_id ?? undefined });
  for (const { day_number, activity_id } of activities) {
    const before = found.get(day_number)?.activities ?? [];
    add(day_number, { activities: activity_id == null ? before : [...before, activity_id] });
  }
  return found;
}
