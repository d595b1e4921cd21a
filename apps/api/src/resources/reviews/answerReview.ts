import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { changeReview } from './changeReview.ts';

/** Answers a review, or removes the answer. */
export const answerReview = operation('answerReview', async (context) => {
  const answer = context.body.answer?.trim() ?? null;
  if (answer === '') throw invalidRequest(null, { answer: ['Please write an answer.'] });
  const answeredAt = answer === null ? null : context.clock.now();
  await changeReview(context, 'answerReview', { answer, answeredAt }, (review) => ({
    answered: review.answer !== null,
  }));
  return { status: 204 };
});
