import type { components } from '@aitours/openapi/schema';
import { versionOf } from '../../contract/entityTag.ts';
import type { ReviewRow } from '../../db/reviews.ts';

type Schemas = components['schemas'];

export const reviewBody = (row: ReviewRow): Schemas['Review'] => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  author: row.authorName,
  visited_on: row.visitedOn,
  created_at: row.createdAt.toISOString(),
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
});

export const ownReviewBody = (row: ReviewRow): Schemas['OwnReview'] => ({
  stars: row.stars,
  text: row.text,
  state: row.state,
  rejection_reason: row.rejectionReason,
  created_at: row.createdAt.toISOString(),
  answer: row.answer,
});

/** Returns the version of a review: another one after each change by its author or by staff. */
export const readReviewVersion = ({ stars, text, state, rejectionReason, answer }: ReviewRow): string =>
  versionOf([stars, text, state, rejectionReason, answer]);
