import { findAnswers, toFaqGroups } from '@aitours/domain/assistant';
import { findFaq } from '../../db/content/faq.ts';
import { operation } from '../../http/operation.ts';

/** Finds the questions of the FAQ that answer a search. */
export const searchFaq = operation('searchFaq', async ({ query, db }) => {
  const questions = toFaqGroups(await findFaq(db)).flatMap((group) => group.questions);
  const found = findAnswers(query.q, questions).map(({ id, question }) => ({ id, question }));
  return { status: 200, body: { questions: found } };
});
