import { formatWireAmount } from '@aitours/domain/money';
import type { TourDayChoice } from '@aitours/domain/pricing';
import { type DayChoice, describeSeatShortage, isHotelInReach, pickDay, priceDay } from '@aitours/domain/tour-plan';
import { toDayBody } from '../../catalogue/dayBody.ts';
import type { TourChoices } from '../../db/catalogue/tourChoices.ts';
import type { TourDayRow } from '../../db/catalogue/tours.ts';
import { formatAmountOrNull } from '../../lib/wire.ts';

/** The choices of a request by day number. */
export type RequestedDays = ReadonlyMap<number, DayChoice>;

/** Why a day can't be customised as requested. */
export interface DayError {
  readonly day: number;
  readonly part: 'hotel' | 'vehicle' | 'meal' | 'activities';
  readonly message: string;
}

/** Returns the first choice that a tour doesn't offer to so many people (TOUR-12 to TOUR-14). */
export function findDayError(
  days: readonly TourDayRow[],
  offers: TourChoices,
  requested: RequestedDays,
  people: number,
): DayError | null {
  for (const [day, choice] of requested) {
    const row = days.find((candidate) => candidate.day.dayNumber === day);
    const [part, message] = row
      ? (partError(row, choice, offers, people) ?? [])
      : [getPart(choice), 'The tour has no such day.'];
    if (part && message) return { day, part, message };
  }
  return null;
}

const getPart = (choice: DayChoice): DayError['part'] => {
  if ('hotel' in choice) return 'hotel';
  if ('vehicle' in choice) return 'vehicle';
  return 'meal' in choice ? 'meal' : 'activities';
};

function partError(
  row: TourDayRow,
  choice: DayChoice,
  offers: TourChoices,
  people: number,
): [DayError['part'], string] | null {
  const { activities = [], vehicle, meal } = choice;
  const night = findNightError(row, choice, offers);
  if (night) return ['hotel', night];
  if (vehicle !== undefined && row.day.transfers.length === 0) return ['vehicle', 'There is no ride on this day.'];
  const ride = offers.transferTypes.find(({ id }) => id === vehicle);
  if (vehicle !== undefined && !ride) return ['vehicle', 'This vehicle is not offered.'];
  const shortage = ride && describeSeatShortage(ride.maxPassengers, people);
  if (shortage) return ['vehicle', `This vehicle ${shortage}.`];
  if (meal !== undefined && !offers.mealTypes.some(({ id }) => id === meal))
    return ['meal', 'This meal is not offered.'];
  if (activities.some((id) => !row.day.activities.some((activity) => activity.id === id)))
    return ['activities', 'This activity is not offered on this day.'];
  return new Set(activities).size < activities.length
    ? ['activities', 'Each activity can be chosen once a day.']
    : null;
}

/** Another hotel than the day's is priced by its room, so it requires one. */
function findNightError(
  { day, hotel: planned }: TourDayRow,
  { hotel, room }: DayChoice,
  offers: TourChoices,
): string | null {
  if (hotel === undefined && room === undefined) return null;
  if (day.hotelId === null) return 'There is no night on this day, so it needs no hotel.';
  const other = offers.hotels.find(({ id }) => id === hotel);
  if (hotel !== undefined && !other) return 'This hotel is not offered.';
  if (other && !isHotelInReach(other, planned)) return `Please choose a hotel in ${planned?.city}, where the day ends.`;
  if (room === undefined) return hotel === day.hotelId ? null : 'Please choose a room of this hotel.';
  const chosen = offers.roomTypes.find(({ id }) => id === room);
  if (!chosen) return 'This room is not offered.';
  return chosen.hotelId === (hotel ?? day.hotelId) ? null : 'This room is in another hotel.';
}

/** Prices the choices with the same rules as the page (CONST-04 to CONST-07). */
export function priceTourDays(
  days: readonly TourDayRow[],
  choices: TourChoices,
  requested: RequestedDays,
): TourDayChoice[] {
  const offers = {
    hotels: choices.hotels,
    rooms: choices.roomTypes.map(({ id, name, hotelId, pricePerNight, basePrice }) => ({
      id,
      name,
      hotel: hotelId,
      price_per_night: formatAmountOrNull(pricePerNight),
      base_price: formatWireAmount(basePrice),
    })),
    vehicles: choices.transferTypes.map(({ id, name, pricePerKm, basePrice }) => ({
      id,
      name,
      price_per_km: formatAmountOrNull(pricePerKm),
      base_price: formatWireAmount(basePrice),
    })),
    meals: choices.mealTypes,
  };
  return days.map((row) => priceDay(pickDay(toDayBody(row), requested.get(row.day.dayNumber) ?? {}, offers)));
}
