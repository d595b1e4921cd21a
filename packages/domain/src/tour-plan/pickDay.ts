import type { Decimal } from '../money/index.ts';
import type { RoomPrices, VehiclePrices } from '../pricing/index.ts';
import type { DayChoice } from './dayChoice.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Hotel extends Named {
  readonly city: string;
}

interface Room extends Named, RoomPrices {
  /** The id of its hotel. */
  readonly hotel: string;
}

interface Vehicle extends Named, VehiclePrices {}

interface Activity extends Named {
  readonly price: Decimal;
}

/** The choices for any day, on the wire (ENTITY-08 to ENTITY-11). */
export interface TourOffers {
  readonly hotels: readonly Hotel[];
  readonly rooms: readonly Room[];
  readonly vehicles: readonly Vehicle[];
  readonly meals: readonly Named[];
}

/** The parts of a tour's day that its choices depend on, on the wire (ENTITY-05, ENTITY-06). */
export interface PlannedDay {
  readonly day_number: number;
  /** Null on a day without a night, such as the last. */
  readonly hotel_details: Hotel | null;
  readonly room_type_details?: { readonly id: string } | null;
  readonly transfers: readonly {
    readonly distance_km: number | null;
    readonly transfer_vehicle_details?: { readonly name: string } | null;
  }[];
  readonly activities: readonly Activity[];
}

/** The chosen hotel, room, vehicle, meal and activities of a day. */
export interface DayPick<Day extends PlannedDay = PlannedDay, Offers extends TourOffers = TourOffers> {
  readonly day: Day;
  /** Absent for the planned hotel. */
  readonly hotel: Offers['hotels'][number] | undefined;
  readonly room: Offers['rooms'][number] | undefined;
  readonly vehicle: Offers['vehicles'][number] | undefined;
  readonly meal: Offers['meals'][number] | undefined;
  readonly activities: readonly Day['activities'][number][];
  /** Whether something was chosen that isn't offered, or not for this day. */
  readonly isPartial: boolean;
}

/**
 * Whether a hotel can replace the one that is planned for a night. It is in the same city, because the day's programme
 * ends there and the rides are priced from there.
 *
 * @example isHotelInReach({ city: 'Dubai' }, { city: 'Dubai' }) // true
 * @example isHotelInReach({ city: 'Liwa' }, { city: 'Dubai' }) // false
 */
export const isHotelInReach = ({ city }: Pick<Hotel, 'city'>, planned: Pick<Hotel, 'city'> | null): boolean =>
  city === planned?.city;

/**
 * Says why a vehicle is too small for a party, infants included; `undefined` if it isn't.
 *
 * @param seats null or absent: it has no limit
 * @example describeSeatShortage(3, 5) // 'has 3 seats, you are 5'
 * @example describeSeatShortage(null, 5) // undefined
 */
export const describeSeatShortage = (seats: number | null | undefined, people: number): string | undefined =>
  seats != null && people > seats ? `has ${seats} ${seats === 1 ? 'seat' : 'seats'}, you are ${people}` : undefined;

/**
 * Finds what was chosen for a day. It drops what isn't offered: a room of another hotel (TOUR-12), a hotel in another city, a
 * hotel without a room (it would be free) or on a day without a night, a vehicle on a day without a ride, an activity of another day (TOUR-13).
 *
 * @example pickDay(day, { hotel: '61', room: '72' }, offers).room?.name // 'Creek View Suite'
 * @example pickDay(day, { hotel: '61' }, offers) // { hotel: undefined, isPartial: true, … }
 */
export function pickDay<Day extends PlannedDay, Offers extends TourOffers>(
  day: Day,
  choice: DayChoice,
  offers: Offers,
): DayPick<Day, Offers> {
  const { activities: wanted = [] } = choice;
  const hotelId = choice.hotel ?? day.hotel_details?.id;
  const room =
    day.hotel_details === null
      ? undefined
      : offers.rooms.find(({ id, hotel }) => id === choice.room && hotel === hotelId);
  const inReach = offers.hotels.filter((hotel) => isHotelInReach(hotel, day.hotel_details));
  const hotel = room && byId(inReach, choice.hotel);
  const isRoomOffered = room !== undefined && (choice.hotel === undefined || hotel !== undefined);
  const vehicle = day.transfers.length === 0 ? undefined : byId(offers.vehicles, choice.vehicle);
  const meal = byId(offers.meals, choice.meal);
  const activities = day.activities.filter(({ id }) => wanted.includes(id));
  return {
    day,
    hotel,
    room: isRoomOffered ? room : undefined,
    vehicle,
    meal,
    activities,
    isPartial:
      (hasAccommodation(choice) && !isRoomOffered) ||
      (choice.vehicle !== undefined && !vehicle) ||
      (choice.meal !== undefined && !meal) ||
      activities.length < wanted.length,
  };
}

const hasAccommodation = ({ hotel, room }: DayChoice): boolean => hotel !== undefined || room !== undefined;

const byId = <Offer extends Named>(offers: readonly Offer[], wanted: string | undefined): Offer | undefined =>
  wanted === undefined ? undefined : offers.find(({ id }) => id === wanted);
