import { formatCount } from '@aitours/domain/counts';
import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { TourDayRow } from '../db/catalogue/tours.ts';
import type { TourTransfer } from '../db/schema.ts';
import { createDayItinerary } from './dayItinerary.ts';

type TourDay = components['schemas']['TourDay'];

/** Returns a day of a tour (ENTITY-05). */
export const toDayBody = (row: TourDayRow): TourDay => ({
  id: `${row.day.tourId}-${row.day.dayNumber}`,
  day_number: row.day.dayNumber,
  title: row.day.title,
  description: row.day.description,
  hotel_details: row.hotel && {
    id: row.hotel.id,
    name: row.hotel.name,
    image: row.hotel.image,
    star_rating_display: formatStarRating(row.hotel.starRating),
    address: row.hotel.address,
    city: row.hotel.city,
  },
  room_type_details: row.roomType && { id: row.roomType.id, name: row.roomType.name },
  transfers: row.day.transfers.map((transfer) => toTourTransferBody(transfer, row.day.dayNumber)),
  meals: row.meals.map(({ id, name }) => ({ id, name })),
  activities: row.day.activities.map(({ id, name, price, description }) => ({
    id,
    name,
    price: formatWireAmount(price),
    description,
  })),
  itinerary: createDayItinerary(row),
});

/** Returns a transfer of a tour (ENTITY-06). */
export const toTourTransferBody = (transfer: TourTransfer, dayNumber: number): TourDay['transfers'][number] => ({
  id: transfer.id,
  day_number: dayNumber,
  transfer_type_display: transfer.transferType,
  from_location: transfer.fromLocation,
  to_location: transfer.toLocation,
  duration_minutes: transfer.durationMinutes ?? 0,
  is_included: transfer.isIncluded,
  price: formatWireAmount(transfer.price),
  distance_km: transfer.distanceKm,
  transfer_vehicle_details: transfer.vehicleName === null ? null : { name: transfer.vehicleName },
});

/** Formats a number of stars. @example formatStarRating(4) // '4 Stars' */
export const formatStarRating = (stars: number): string => formatCount(stars, 'Star');
