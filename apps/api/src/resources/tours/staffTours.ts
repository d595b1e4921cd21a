import { formatWireAmount } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import { holdTourChoices } from '../../db/catalogue/staffTourChoices.ts';
import { type StaffTour, type StaffTourDay, tourStore } from '../../db/catalogue/staffTours.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { getKnownFacts, getKnownLanguages, getOwnTerms, listOwnSeasons, toGalleryImages } from '../../lib/wire.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { createStaffProducts, findMissingCapacity } from '../staffProducts.ts';
import { requireOffered } from './requireOffered.ts';
import { toTourValues } from './tourInput.ts';

type Schemas = components['schemas'];

/** The handlers with which staff edit tours. */
export const staffTours = createStaffProducts({
  noun: 'tour',
  store: {
    ...tourStore,
    lock: async (tx, id) => {
      await holdTourChoices(tx);
      return tourStore.lock(tx, id);
    },
  },
  slugIndex: 'tours_slug_key',
  toValues: toTourValues,
  findMissing: findMissingCapacity,
  requireParts: async (tx, values) => {
    await holdTourChoices(tx);
    await requireProductImages(tx, values);
    await requireOffered(tx, values);
  },
  toInput: toTourInputBody,
  toBody: (tour, frame): Schemas['StaffTour'] => ({ ...frame, tour }),
  fieldNames: { durationDays: 'days', durationNights: 'days', lowestPrice: null, fromPrice: null },
});

/** Returns what staff edit of a tour. */
async function toTourInputBody(tour: StaffTour, db: Database): Promise<Schemas['TourInput']> {
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
    capacity: tour.capacity,
    min_group_size: tour.minGroupSize,
    max_group_size: tour.maxGroupSize,
    images: await describeImages(db, toGalleryImages(tour.images)),
    ...getOwnTerms(tour),
    ...getKnownFacts(tour),
    ...getKnownLanguages(tour),
    days: tour.days.map(toDayInputBody),
  };
}

const toDayInputBody = (day: StaffTourDay): Schemas['TourDayInput'] => ({
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
