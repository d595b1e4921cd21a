import type { FaqQuestion } from './faq.ts';
import { findIntent } from './findIntent.ts';
import { findQuestions } from './findQuestion.ts';
import type { Topic } from './topics.ts';

/** The part of the words of a search that a question must have; less if it answers the topic of the search. */
const SIMILAR = 0.6;
const SIMILAR_IN_TOPIC = 0.55;
/** Topics whose words name no product. */
const namesNoProduct: readonly Topic[] = ['refund', 'cancelling', 'payment', 'pickUp'];
const MAX_ANSWERS = 3;

/**
 * Finds the questions of the FAQ that answer a search, the best first; at most three. A search for products finds none.
 *
 * @example findAnswers('refund', questions).map(({ id }) => id) // ['cancel']
 * @example findAnswers('desert safari', questions) // []
 */
export function findAnswers(text: string, questions: readonly FaqQuestion[]): FaqQuestion[] {
  const intent = findIntent(text, { isPlanning: false, questions });
  const found = findQuestions(text, questions);
  const isMeant = ({ id }: FaqQuestion) => intent.is === 'question' && id === intent.question;
  const meant = questions.filter(
    (question) =>
      isMeant(question) &&
      (namesNoProduct.includes(question.topic) ||
        found.some((other) => other.question === question && other.ofMessage >= SIMILAR_IN_TOPIC)),
  );
  const similar = found.filter(({ ofMessage }) => ofMessage >= SIMILAR).map(({ question }) => question);
  return [...new Set([...meant, ...similar])].slice(0, MAX_ANSWERS);
}
