import { type LibraryRecord, sampleActivities } from '@aitours/domain/planner';
import type { Database } from '../../db/database.ts';
import { type NewLibraryRow, upsertLibraryRows } from '../../db/library.ts';
import { activities, images, vehicles } from '../../db/schema.ts';
import type { ActivitySeed, Catalogue } from '../catalogue/index.ts';
import { allPictures, pictureId, pictureIds } from './pictures.ts';
import { seedBlog } from './seedBlog.ts';
import { seedEvents } from './seedEvents.ts';
import { seedId } from './seedId.ts';
import { seedTours } from './seedTours.ts';
import { shelvedAt } from './shelvedAt.ts';
import { upsert } from './upsert.ts';

/**
 * Fills the shelves, in one transaction with the caller's. What is there already, by its slug, is brought up to date;
 * what is there beside it stays.
 *
 * @param now decides from when on tickets are opened
 */
export async function seedCatalogue(db: Database, catalogue: Catalogue, now: Date): Promise<void> {
  await upsert(
    db,
    images,
    [images.id],
    allPictures(catalogue).map(({ id, scene }) => ({ id, scene: { ...scene } })),
  );
  await upsert(db, activities, [activities.slug], catalogue.activities.map(activityRow));
  await seedTours(db, catalogue);
  await upsert(
    db,
    vehicles,
    [vehicles.id],
    catalogue.vehicles.map(({ slug, image: _scene, ...vehicle }, position) => ({
      ...vehicle,
      id: seedId('vehicle', slug),
      image: pictureId('vehicle', slug),
      position,
    })),
  );
  await seedEvents(db, catalogue.events, now);
  await seedBlog(db, catalogue);
  await upsertLibraryRows(db, sampleActivities.map(libraryRow), now);
}

const activityRow = (activity: ActivitySeed, position: number) => ({
  ...activity,
  id: seedId('activity', activity.slug),
  images: pictureIds('activity', activity),
  timeSlots: activity.timeSlots.map((slot, index) => ({ ...slot, id: seedId('slot', activity.slug, String(index)) })),
  position,
  createdAt: shelvedAt(position),
  withdrawnAt: null,
});

/** The samples of the activity library (PLAN-33): filling the shelves twice leaves five. */
const libraryRow = ({ price_range, opening_hours, image_url, ...record }: LibraryRecord): NewLibraryRow => ({
  ...record,
  priceRange: price_range,
  openingHours: opening_hours,
  imageUrl: image_url,
});
