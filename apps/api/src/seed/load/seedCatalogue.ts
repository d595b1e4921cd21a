import type { ActivityFacts } from '@aitours/domain/activity';
import { type LibraryRecord, sampleActivities } from '@aitours/domain/planner';
import { type NewLibraryRow, upsertLibraryRows } from '../../db/content/library.ts';
import type { Database } from '../../db/database.ts';
import { activities, images, vehicles } from '../../db/schema.ts';
import { upsert } from '../../db/upsert.ts';
import type { ActivitySeed } from '../catalogue/activity.ts';
import type { Catalogue } from '../catalogue/readCatalogue.ts';
import { findSeeded } from './findSeeded.ts';
import { collectPictures, getPictureId, listPictureIds } from './pictures.ts';
import { seedActivityStock, usualPlaces } from './seedActivityStock.ts';
import { seedAttractions } from './seedAttractions.ts';
import { seedBlog } from './seedBlog.ts';
import { seedId } from './seedId.ts';
import { seedTours } from './seedTours.ts';
import { toCreatedAt } from './toCreatedAt.ts';

/**
 * Upserts the catalogue. Products that aren't part of it stay unchanged, and so do those whose slug staff have changed.
 *
 * @param db a transaction
 * @param now the first day whose tickets are opened
 */
export async function seedCatalogue(db: Database, catalogue: Catalogue, now: Date): Promise<void> {
  await upsert(
    db,
    images,
    [images.id],
    collectPictures(catalogue).map(({ id, scene }) => ({ id, scene: { ...scene } })),
  );
  const { own } = await findSeeded(db, activities, 'activity', catalogue.activities.map(toActivityRow));
  await upsert(db, activities, [activities.slug], own);
  await seedActivityStock(db, now);
  await seedTours(db, catalogue);
  await upsert(
    db,
    vehicles,
    [vehicles.id],
    catalogue.vehicles.map(({ slug, image: _scene, ...vehicle }) => ({
      ...vehicle,
      id: seedId('vehicle', slug),
      image: getPictureId('vehicle', slug),
    })),
  );
  await seedAttractions(db, catalogue.attractions, now);
  await seedBlog(db, catalogue);
  await upsertLibraryRows(db, sampleActivities.map(toLibraryRow), now);
}

const toActivityRow = (activity: ActivitySeed, position: number) => ({
  ...activity,
  capacity: usualPlaces,
  facts: toFacts(activity),
  id: seedId('activity', activity.slug),
  images: listPictureIds('activity', activity),
  timeSlots: activity.timeSlots.map((slot, index) => ({ ...slot, id: seedId('slot', activity.slug, String(index)) })),
  position,
  createdAt: toCreatedAt(position),
});

/** The picture of a meeting point is a scene in the files. */
function toFacts({ slug, facts }: ActivitySeed): ActivityFacts | null {
  if (!facts) return null;
  const { meeting_point: point, ...known } = facts;
  if (!point) return known;
  const { picture, ...place } = point;
  const stored = picture && { image: getPictureId('meeting', slug), alt: picture.alt };
  return { ...known, meeting_point: { ...place, ...(stored && { picture: stored }) } };
}

/** The samples of the activity library (PLAN-33). */
const toLibraryRow = ({ price_range, opening_hours, image_url, ...record }: LibraryRecord): NewLibraryRow => ({
  ...record,
  priceRange: price_range,
  openingHours: opening_hours,
  imageUrl: image_url,
});
