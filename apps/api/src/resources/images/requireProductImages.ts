import type { ActivityFacts } from '@aitours/domain/activity';
import type { Database } from '../../db/database.ts';
import { requireImages } from './requireImages.ts';

interface PicturedProduct {
  readonly images: readonly string[];
  readonly facts?: ActivityFacts | null | undefined;
}

/** @throws {Problem} invalid-request when an uploaded picture of a product or its meeting point doesn't exist any more */
export async function requireProductImages(tx: Database, { images, facts }: PicturedProduct): Promise<void> {
  await requireImages(tx, images);
  const picture = facts?.meeting_point?.picture;
  await requireImages(tx, picture ? [picture.image] : [], 'facts.meeting_point.picture');
}
