import { findMissingImages } from '../../db/content/uploadedImages.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest } from '../../problems/problems.ts';

/**
 * @param field the field with the error
 * @throws {Problem} invalid-request when an uploaded picture doesn't exist any more
 */
export async function requireImages(tx: Database, images: readonly string[], field = 'images'): Promise<void> {
  const missing = await findMissingImages(tx, images);
  if (missing.length > 0) throw invalidRequest(null, { [field]: ['A picture has been deleted. Remove it here, too.'] });
}
