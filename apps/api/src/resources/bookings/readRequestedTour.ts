import { formatWireAmount } from '@aitours/domain/money';
import type { Travellers } from '@aitours/domain/party';
import { getRoomRate, getVehicleRate, type TourDayChoice, tourDefaults } from '@aitours/domain/pricing';
import { sumDistances } from '@aitours/domain/tour-plan';
import type { components } from '@aitours/openapi/schema';
import { findTourChoices, type TourChoices } from '../../db/catalogue/tourChoices.ts';
import { findTour, findTourDays, type TourDayRow } from '../../db/catalogue/tours.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { withTimeError } from '../lines/line.ts';
import { tourLine } from '../lines/tourLine.ts';
import { amountOrNull } from '../wire.ts';
import type { RequestedLine } from './bookLines.ts';
import { createFieldNames } from './readRequestedLines.ts';
import { toBookedTour } from './toBookedTour.ts';

type Schemas = components['schemas'];

/**
 * Reads the tour of a booking request and prices it with the choices for its days (CONST-02 to CONST-09). Names come
 * from the catalogue; those of the request are ignored.
 *
 * @throws {Problem} not-found, invalid-request
 */
export async function readRequestedTour(tx: Database, items: readonly Schemas['NewBookingItem'][], now: Date) {
  const [item, more] = items;
  if (!item || more) throw invalidRequest('Tours are booked one at a time.', { cart_items: ['must be one tour'] });
  const { details, quantity } = item;
  if (quantity !== 1) throw invalidRequest(null, { 'cart_items.0.quantity': ['must be 1'] });
  const tour = await findTour(tx, item.id);
  if (!tour) throw notFound('tour');
  const days = await findTourDays(tx, tour.id);
  const choices = await findTourChoices(tx);
  const travellers = travellersOf(details);
  const chosen = chosenDays(details.customizations ?? {}, days, choices);
  const line = withTimeError(tourLine({ tour, date: item.date, travellers, days: chosen.days }, now), item.time);
  const requested: RequestedLine = { line, id: item.id, nameOf: createFieldNames(0, 'tour'), shownAmount: item.price };
  return { requested, details: { tour: toBookedTour(tour, days), travellers, addons: chosen.addons } };
}

/** GAP-82: children without an age group count as the older group, which pays more. */
const travellersOf = ({
  adults = 0,
  children = 0,
  children512,
  children25,
  infants = 0,
}: Schemas['BookingDetails']): Travellers => ({
  adults,
  children512: children512 ?? Math.max(0, children - (children25 ?? 0)),
  children25: children25 ?? 0,
  infants,
});

type Customizations = Schemas['TourCustomizations'];

function chosenDays(customizations: Customizations, days: readonly TourDayRow[], choices: TourChoices) {
  const { hotels = [], transfers = [], meals = [], activities = [] } = customizations;
  for (const [name, entries] of Object.entries({ hotels, transfers, meals })) requireOncePerDay(name, entries);
  const dayOf = (name: string, number: number): TourDayRow => {
    const found = days.find(({ day }) => day.dayNumber === number);
    if (!found) throw invalidChoice(name, 'The tour has no such day.');
    return found;
  };
  const rooms = hotels.map((entry) => roomOf(entry, dayOf('hotels', entry.day_number), choices));
  const vehicles = transfers.map((entry) => vehicleOf(entry, dayOf('transfers', entry.day_number), choices));
  const extras = activities.map((entry) => extraOf(entry, dayOf('activities', entry.day_number)));
  return {
    days: days.map(
      ({ day: { dayNumber: day } }): TourDayChoice => ({
        day,
        room: rooms.find((room) => room.booked.day_number === day)?.priced,
        vehicle: vehicles.find((vehicle) => vehicle.booked.day_number === day)?.priced,
        activities: extras.flatMap((extra) => (extra.booked.day_number === day ? (extra.priced ?? []) : [])),
      }),
    ),
    addons: {
      hotels: rooms.map(({ booked }) => booked),
      transfers: vehicles.map(({ booked }) => booked),
      meals: meals.map((entry) => mealOf(entry, dayOf('meals', entry.day_number), choices)),
      activities: extras.map(({ booked }) => booked),
    },
  };
}

const invalidChoice = (name: string, text: string) =>
  invalidRequest(null, { [`cart_items.0.details.customizations.${name}`]: [text] });

function requireOncePerDay(name: string, entries: readonly { readonly day_number: number }[]): void {
  if (new Set(entries.map(({ day_number }) => day_number)).size < entries.length) {
    throw invalidChoice(name, 'A day can have one choice only.');
  }
}

/** CONST-04, CHECKOUT-24. Another hotel than the day's is priced by its room, so it requires one. */
function roomOf(
  { day_number, hotel_id, room_type_id }: Schemas['HotelChoice'],
  { day }: TourDayRow,
  choices: TourChoices,
) {
  const room = room_type_id == null ? undefined : choices.roomTypes.find(({ id }) => id === room_type_id);
  if (room_type_id != null && !room) throw invalidChoice('hotels', 'This room is not offered.');
  const hotelId = hotel_id ?? room?.hotelId;
  const hotel = hotelId === undefined ? undefined : choices.hotels.find(({ id }) => id === hotelId);
  if (hotelId !== undefined && !hotel) throw invalidChoice('hotels', 'This hotel is not offered.');
  if (room && room.hotelId !== hotel?.id) throw invalidChoice('hotels', 'This room is in another hotel.');
  if (!room && hotel && hotel.id !== day.hotelId) throw invalidChoice('hotels', 'Please choose a room of this hotel.');
  const rate = room && {
    price_per_night: amountOrNull(room.pricePerNight),
    base_price: formatWireAmount(room.basePrice),
  };
  return {
    booked: {
      day_number,
      hotel_name: hotel?.name ?? tourDefaults.hotel,
      room_type_name: room?.name ?? tourDefaults.room,
    },
    priced: room && rate && { name: room.name, price: getRoomRate(rate) },
  };
}

/** CONST-05, CONST-06, CHECKOUT-25: the vehicle is used for all transfers of the day. */
function vehicleOf({ day_number, vehicle_id }: Schemas['TransferChoice'], { day }: TourDayRow, choices: TourChoices) {
  const vehicle = vehicle_id == null ? undefined : choices.transferTypes.find(({ id }) => id === vehicle_id);
  if (vehicle_id != null && !vehicle) throw invalidChoice('transfers', 'This vehicle is not offered.');
  const distance = sumDistances(day.transfers.map(({ distanceKm }) => distanceKm));
  const rate = vehicle && {
    price_per_km: amountOrNull(vehicle.pricePerKm),
    base_price: formatWireAmount(vehicle.basePrice),
  };
  return {
    booked: { day_number, vehicle_name: vehicle?.name ?? tourDefaults.transfer },
    priced: vehicle && rate && { name: vehicle.name, price: getVehicleRate(rate, distance) },
  };
}

/** CONST-08, CHECKOUT-26. */
function mealOf({ day_number, meal_type_id }: Schemas['MealChoice'], _day: TourDayRow, choices: TourChoices) {
  const meal = meal_type_id == null ? undefined : choices.mealTypes.find(({ id }) => id === meal_type_id);
  if (meal_type_id != null && !meal) throw invalidChoice('meals', 'This meal is not offered.');
  return { day_number, meal_type_name: meal?.name ?? tourDefaults.meal };
}

/** CONST-07, CHECKOUT-27. */
function extraOf({ day_number, activity_id }: Schemas['ActivityChoice'], { day }: TourDayRow) {
  const activity = activity_id == null ? undefined : day.activities.find(({ id }) => id === activity_id);
  if (activity_id != null && !activity) throw invalidChoice('activities', 'This activity is not offered on this day.');
  return {
    booked: { day_number, activity_name: activity?.name ?? tourDefaults.activities },
    priced: activity && { name: activity.name, price: activity.price },
  };
}
