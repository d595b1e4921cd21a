import { operation } from '../../http/operation.ts';
import { changeReview } from './changeReview.ts';

/** Publishes or rejects a review. */
export const moderateReview = operation('moderateReview', async (context) => {
  const { body } = context;
  const rejectionReason = body.state === 'rejected' ? body.reason : null;
  await changeReview(context, 'moderateReview', { state: body.state, rejectionReason }, (review) => ({
    state: review.state,
    reason: review.rejectionReason,
  }));
  return { status: 204 };
});
