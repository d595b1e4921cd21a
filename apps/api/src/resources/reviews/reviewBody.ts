import type { components } from '@aitours/openapi/schema';
import type { ReviewPictureRow } from '../../db/content/reviewPictures.ts';
import type { ReviewRow } from '../../db/content/reviews.ts';
import { computeVersion } from '../../lib/entityTag.ts';

type Schemas = components['schemas'];

/** Returns a picture of a review in the contract's form. */
export const toReviewPictureBody = ({ id, alt, width, height }: ReviewPictureRow): Schemas['ReviewPicture'] => ({
  id,
  alt,
  width,
  height,
});

export const toReviewBody = (row: ReviewRow, pictures: readonly ReviewPictureRow[]): Schemas['Review'] => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  author: row.authorName,
  visited_on: row.visitedOn,
  created_at: row.createdAt.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
  pictures: pictures.map(toReviewPictureBody),
});

export const toOwnReviewBody = (row: ReviewRow, pictures: readonly ReviewPictureRow[]): Schemas['OwnReview'] => ({
  stars: row.stars,
  text: row.text,
  state: row.state,
  rejection_reason: row.rejectionReason,
  created_at: row.createdAt.toISOString(),
  answer: row.answer,
  pictures: pictures.map(toReviewPictureBody),
});

/** Returns the version of a review: another one after each change by its author or by staff, also of its pictures. */
export const readReviewVersion = (
  { stars, text, state, rejectionReason, answer }: ReviewRow,
  pictures: readonly ReviewPictureRow[],
): string => computeVersion([stars, text, state, rejectionReason, answer, ...pictures.map(({ id }) => id)]);
