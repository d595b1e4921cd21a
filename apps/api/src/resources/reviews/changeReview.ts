import { findPicturesOf } from '../../db/content/reviewPictures.ts';
import { changeReviews, findReview, type ReviewRow, updateReview } from '../../db/content/reviews.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../http/operation.ts';
import { requireVersion } from '../../lib/entityTag.ts';
import { notFound } from '../../problems/problems.ts';
import { readReviewVersion } from './reviewBody.ts';

type Values = Partial<Pick<ReviewRow, 'state' | 'rejectionReason' | 'answer' | 'answeredAt'>>;

/**
 * Changes a review for staff, and records that with the values that `describe` returns: no texts, because they may be
 * personal and the audit log can't be altered. Values that it already has change nothing: a retry, whose first response
 * was lost, changed the version itself.
 */
export async function changeReview(
  context: Context<'moderateReview'> | Context<'answerReview'>,
  operation: 'moderateReview' | 'answerReview',
  values: Values,
  describe: (review: Pick<ReviewRow, 'state' | 'rejectionReason' | 'answer'>) => object,
): Promise<void> {
  const { path, headers, db, clock } = context;
  await inTransaction(db, async (tx) => {
    const found = await findReview(tx, path.id);
    if (!found) throw notFound('review');
    await changeReviews(tx, found, async () => {
      const review = await findReview(tx, path.id, 'for update');
      if (!review) throw notFound('review');
      const changed = { ...review, ...values };
      const pictures = (await findPicturesOf(tx, [path.id]))(path.id);
      if (readReviewVersion(changed, pictures) === readReviewVersion(review, pictures)) return;
      requireVersion(headers['if-match'], readReviewVersion(review, pictures), 'review');
      await updateReview(tx, path.id, values);
      const change = { objectId: path.id, before: describe(review), after: describe(changed) };
      await recordChange(tx, context, { operation, ...change }, clock.now());
    });
  });
}
