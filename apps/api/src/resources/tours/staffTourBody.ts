import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import {
  findStaffTour,
  readTourVersion,
  type StaffTourDay,
  type StaffTourRow,
  tourChanges,
} from '../../db/catalogue/staffTours.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { getKnownFacts, getKnownLanguages, getOwnTerms, listOwnSeasons, toGalleryImages } from '../../lib/wire.ts';
import { notFound } from '../../problems/problems.ts';
import { changeBody } from '../productHistory.ts';

type Schemas = components['schemas'];

/** Reads a tour as staff edit it, with its ETag. @throws {Problem} not-found */
export async function readStaffTour(db: Database, id: string) {
  const row = await findStaffTour(db, id);
  if (!row) throw notFound('tour');
  const version = readTourVersion(row);
  const [changes, tour] = await Promise.all([tourChanges.list(db, id), readEditedTour(db, row)]);
  return {
    headers: { etag: `"${version}"` },
    body: {
      version,
      id,
      state: row.state,
      tour,
      history: changes.map((change) => changeBody(change, fieldNames)),
    } satisfies Schemas['StaffTour'],
  };
}

/** Columns that follow from a field of the contract. */
const fieldNames = { durationDays: 'days', durationNights: 'days', lowestPrice: null, fromPrice: null };

/** Returns what staff edit of a tour. */
export async function readEditedTour(
  db: Database,
  { tour, days }: Pick<StaffTourRow, 'tour' | 'days'>,
): Promise<Schemas['TourInput']> {
  return {
    title: tour.title,
    slug: tour.slug,
    description: tour.description,
    tour_type: tour.tourType,
    location: tour.location,
    meeting_point: tour.meetingPoint,
    featured: tour.featured,
    base_price: formatWireAmount(tour.basePrice),
    ...listOwnSeasons(tour.priceSeasons, () => ({})),
    min_group_size: tour.minGroupSize,
    max_group_size: tour.maxGroupSize,
    images: await describeImages(db, toGalleryImages(tour.images)),
    ...getOwnTerms(tour),
    ...getKnownFacts(tour),
    ...getKnownLanguages(tour),
    days: days.map(toEditedDay),
  };
}

const toEditedDay = (day: StaffTourDay): Schemas['TourDayInput'] => ({
  title: day.title,
  description: day.description,
  hotel_id: day.hotelId,
  room_type_id: day.roomTypeId,
  transfers: day.transfers.map((ride) => ({
    id: ride.id,
    transfer_type: ride.transferType,
    from_location: ride.fromLocation,
    to_location: ride.toLocation,
    duration_minutes: ride.durationMinutes ?? 0,
    starts_at: ride.startsAt ?? null,
    returns_at: ride.returnsAt ?? null,
    price: ride.isIncluded ? null : formatWireAmount(ride.price),
    distance_km: ride.distanceKm,
    vehicle_name: ride.vehicleName,
  })),
  meals: [...day.meals],
  activities: day.activities.map(({ id, name, price, description, product = null }) => ({
    id,
    name,
    price: formatWireAmount(price),
    description,
    product,
  })),
  includes: [...day.includes],
});
