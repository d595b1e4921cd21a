import { findMissingImages } from '../../db/catalogue/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest } from '../../problems/problems.ts';

/** @throws {Problem} invalid-request when an uploaded picture doesn't exist any more */
export async function requireImages(tx: Database, images: readonly string[]): Promise<void> {
  const missing = await findMissingImages(tx, images);
  if (missing.length > 0) throw invalidRequest(null, { images: ['A picture has been deleted. Remove it here, too.'] });
}
