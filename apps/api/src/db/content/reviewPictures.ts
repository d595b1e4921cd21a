import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { reviewPictures, reviews } from '../schema.ts';

export type ReviewPictureRow = typeof reviewPictures.$inferSelect;

/** Returns a function that returns the pictures of each of these reviews, in the order in which they were added. */
export async function findPicturesOf(
  db: Database,
  reviewIds: readonly string[],
): Promise<(reviewId: string) => ReviewPictureRow[]> {
  const rows =
    reviewIds.length === 0
      ? []
      : await db
          .select()
          .from(reviewPictures)
          .where(inArray(reviewPictures.reviewId, [...reviewIds]))
          .orderBy(asc(reviewPictures.createdAt), asc(reviewPictures.id));
  const byReview = Map.groupBy(rows, ({ reviewId }) => reviewId);
  return (reviewId) => byReview.get(reviewId) ?? [];
}

/** Returns the ids of all pictures of a user's reviews. */
export async function findPictureIdsOfUser(tx: Database, userId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: reviewPictures.id })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(eq(reviews.userId, userId));
  return rows.map(({ id }) => id);
}

/** Returns whether a picture of a review is public; null if there is no such picture. */
export async function isPublicPicture(db: Database, id: string): Promise<boolean | null> {
  const [row] = await db
    .select({ state: reviews.state })
    .from(reviewPictures)
    .innerJoin(reviews, eq(reviews.id, reviewPictures.reviewId))
    .where(eq(reviewPictures.id, id));
  return row ? row.state === 'published' : null;
}

/** Inserts a picture of a review. */
export async function insertReviewPicture(tx: Database, row: ReviewPictureRow): Promise<void> {
  await tx.insert(reviewPictures).values(row);
}

/** Deletes a picture of a review. @returns whether there was one */
export async function deletePictureOf(tx: Database, reviewId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(reviewPictures)
    .where(and(eq(reviewPictures.id, id), eq(reviewPictures.reviewId, reviewId)));
  return rowCount === 1;
}
