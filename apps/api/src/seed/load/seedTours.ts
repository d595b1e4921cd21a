import type { Database } from '../../db/database.ts';
import { hotels, mealTypes, roomTypes, tourDays, tours, transferTypes } from '../../db/schema.ts';
import { upsert } from '../../db/upsert.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import type { TourDaySeed, TourSeed } from '../catalogue/tour.ts';
import { findSeeded } from './findSeeded.ts';
import { getPictureId, listPictureIds } from './pictures.ts';
import { seedId } from './seedId.ts';
import { toCreatedAt } from './toCreatedAt.ts';

/** Upserts tours with their days, and the hotels, rooms, rides and meals to choose from. */
export async function seedTours(db: Database, catalogue: Catalogue): Promise<void> {
  await upsert(
    db,
    hotels,
    [hotels.id],
    catalogue.hotels.map(({ slug, name, starRating, address, city }, position) => ({
      id: seedId('hotel', slug),
      name,
      starRating,
      address,
      city,
      image: getPictureId('hotel', slug),
      position,
    })),
  );
  await upsert(
    db,
    roomTypes,
    [roomTypes.id],
    catalogue.hotels.flatMap(({ slug, roomTypes: rooms }, position) =>
      rooms.map(({ name, pricePerNight }, index) => ({
        id: getRoomTypeId(slug, name),
        hotelId: seedId('hotel', slug),
        name,
        pricePerNight,
        basePrice: pricePerNight,
        position: position * 10 + index,
      })),
    ),
  );
  await upsert(
    db,
    transferTypes,
    [transferTypes.id],
    catalogue.transferTypes.map(({ slug, ...type }, position) => ({ ...type, id: seedId('ride', slug), position })),
  );
  await upsert(
    db,
    mealTypes,
    [mealTypes.id],
    catalogue.mealTypes.map(({ slug, ...type }, position) => ({ ...type, id: getMealTypeId(slug), position })),
  );
  await seedTourRows(db, catalogue);
}

async function seedTourRows(db: Database, catalogue: Catalogue): Promise<void> {
  const { own, ids } = await findSeeded(db, tours, 'tour', catalogue.tours);
  await upsert(
    db,
    tours,
    [tours.slug],
    own.map((tour) => toTourRow(tour, catalogue.tours.indexOf(tour))),
  );
  await upsert(
    db,
    tourDays,
    [tourDays.tourId, tourDays.dayNumber],
    own.flatMap((tour) =>
      tour.days.map((one, index) => toDayRow(ids.get(tour.slug) ?? '', tour, one, index + 1, catalogue)),
    ),
  );
}

const getRoomTypeId = (hotelSlug: string, name: string) => seedId('room', hotelSlug, name);
const getMealTypeId = (slug: string) => seedId('meal', slug);

const toTourRow = ({ days: _days, ...tour }: TourSeed, position: number) => ({
  ...tour,
  id: seedId('tour', tour.slug),
  images: listPictureIds('tour', tour),
  position,
  createdAt: toCreatedAt(position),
});

const toDayRow = (
  tourId: string,
  tour: TourSeed,
  one: TourDaySeed,
  dayNumber: number,
  { transferTypes: types }: Catalogue,
) => ({
  tourId,
  dayNumber,
  title: one.title,
  description: one.description,
  hotelId: one.stay && seedId('hotel', one.stay.hotel),
  roomTypeId: one.stay && getRoomTypeId(one.stay.hotel, one.stay.roomType),
  transfers: one.transfers.map(({ vehicle, ...transfer }, index) => ({
    ...transfer,
    id: seedId('transfer', tour.slug, `${dayNumber}.${index}`),
    vehicleName: types.find(({ slug }) => slug === vehicle)?.name ?? null,
  })),
  meals: one.meals.map(getMealTypeId),
  activities: one.activities.map((activity) => ({
    ...activity,
    id: seedId('day activity', tour.slug, String(dayNumber), activity.name),
  })),
  includes: one.includes,
});
