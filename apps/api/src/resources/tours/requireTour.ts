import { findTour, type TourRow } from '../../db/catalogue/tours.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';

/** Returns a tour by id or slug. @throws {Problem} not-found */
export async function requireTour(db: Database, idOrSlug: string): Promise<TourRow> {
  const tour = await findTour(db, idOrSlug);
  if (!tour) throw notFound('tour');
  return tour;
}
