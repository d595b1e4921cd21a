import type { components } from '@aitours/openapi/schema';
import type { LibraryRow } from '../../db/content/library.ts';

/** Returns a row of the activity library with its column names (ENTITY-46). */
export const toLibraryBody = (row: LibraryRow): components['schemas']['LibraryActivity'] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  category: row.category,
  location: row.location,
  lat: row.lat,
  lng: row.lng,
  duration: row.duration,
  price_range: row.priceRange,
  rating: row.rating,
  opening_hours: row.openingHours,
  tags: [...row.tags],
  image_url: row.imageUrl,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
