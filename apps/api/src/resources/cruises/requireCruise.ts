import { type CruiseRow, findCruiseOnSale } from '../../db/catalogue/cruises.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../problems/problems.ts';

/** @throws {Problem} not-found when no cruise on sale has this id (CRUISE-04) */
export async function requireCruise(db: Database, id: string): Promise<CruiseRow> {
  const cruise = await findCruiseOnSale(db, id);
  if (!cruise) throw notFound('cruise');
  return cruise;
}
