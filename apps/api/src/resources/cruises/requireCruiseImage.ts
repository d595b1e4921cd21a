import type { CruiseValues } from '../../db/catalogue/staffCruises.ts';
import type { Database } from '../../db/database.ts';
import { requireImages } from '../images/requireImages.ts';

/** @throws {Problem} invalid-request when the picture doesn't exist any more */
export const requireCruiseImage = (tx: Database, { image }: Pick<CruiseValues, 'image'>): Promise<void> =>
  requireImages(tx, image === null ? [] : [image], 'image');
