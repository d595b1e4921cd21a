import { countWishes } from './countWishes.ts';
import type { FaqQuestion } from './faq.ts';
import { findQuestion } from './findQuestion.ts';
import { findTopic } from './findTopic.ts';
import { isQuestion, isRequest } from './isQuestion.ts';
import type { Topic } from './topics.ts';
import { toWords } from './toWords.ts';

/** What a message wants. */
export type Intent =
  | {
      readonly is: 'question';
      readonly topic: Topic;
      /** The id of the question of the FAQ that answers it. */
      readonly question?: string;
      /** It is about the traveller's own booking. */
      readonly isOwn: boolean;
    }
  | { readonly is: 'planning' }
  | { readonly is: 'unknown' };

/** What is known about the conversation. */
export interface IntentContext {
  /** The planner has sent the previous reply: the message may answer it. */
  readonly isPlanning: boolean;
  /** Of the FAQ. */
  readonly questions: readonly FaqQuestion[];
}

/** The questions that answer a topic in general. */
const defaultQuestions: Readonly<Partial<Record<Topic, string>>> = {
  refund: 'cancel',
  cancelling: 'cancel',
  changing: 'change',
  payment: 'pay',
  pickUp: 'pickup',
  dayPlanner: 'plan',
};

/** Topics that a wish for a trip doesn't mention in passing. */
const unplanned: readonly Topic[] = [
  'promoCodes',
  'refund',
  'cancelling',
  'vouchers',
  'account',
  'person',
  'myBookings',
  'dayPlanner',
];

const PLAN_WISH =
  /\b(?:plan|organi[sz]e|arrange|design|create|make|build|suggest|recommend|generate)\b.*\b(?:day|days|trip|tour|holiday|vacation|weekend|itinerary|stay|visit|plan|something|activities|things|for (?:me|us))\b|\bitinerary\b|\b(?:help|assist)\b.*\bplan\b|\bwhat (?:can|could|should|shall) (?:i|we) (?:do|see|visit)\b|\bwhere (?:can|could|should|shall) (?:i|we) go\b|\b(?:things|something|anything|there) to (?:do|see)\b/i;
const OWN =
  /\b(?:my|our)\b.*\b(?:book\w*|reservations?|orders?|trips?|tours?|tickets?|activit\w+|rides?|transfers?|safari|cruise|visits?)\b|\b[a-z]{2}\d{8}\b/i;

/** The part of a message's words that a question must have to answer it. */
const SIMILAR = 0.4;

/**
 * Finds what a message of a conversation with the assistant wants: the answer to a question, or a trip. A question of
 * which nothing is known is `unknown`, and never planning.
 *
 * @example findIntent('How do I cancle?', { isPlanning: false, questions }) // { is: 'question', topic: 'cancelling', question: 'cancel', isOwn: false }
 * @example findIntent('3 days in Dubai for two', { isPlanning: false, questions }) // { is: 'planning' }
 */
export function findIntent(text: string, { isPlanning, questions }: IntentContext): Intent {
  const similar = findQuestion(text, questions);
  if (similar?.isVerbatim) return toIntent(text, similar.question);
  const words = toWords(text);
  const hasQuestion = isQuestion(text);
  const wishes = countWishes(text);
  const topic = findTopic(words);
  const isPlanWish = PLAN_WISH.test(text);
  if (topic && !isMentioned(topic, { hasQuestion, wishes, isPlanning, isPlanWish })) {
    const isSimilar = similar?.question.topic === topic && similar.ofMessage >= SIMILAR;
    return toIntent(text, isSimilar ? similar.question : { topic, id: defaultQuestions[topic] });
  }
  if (isPlanWish) return { is: 'planning' };
  if (similar && similar.ofMessage >= SIMILAR && (hasQuestion || (wishes === 0 && !isPlanning)))
    return toIntent(text, similar.question);
  if (hasQuestion) return isRequest(text) && wishes >= 2 ? { is: 'planning' } : { is: 'unknown' };
  return wishes > 0 || isPlanning ? { is: 'planning' } : { is: 'unknown' };
}

const toIntent = (text: string, { topic, id }: { topic: Topic; id?: string | undefined }): Intent => ({
  is: 'question',
  topic,
  ...(id !== undefined && { question: id }),
  isOwn: topic === 'myBookings' || OWN.test(text),
});

interface Signs {
  readonly hasQuestion: boolean;
  readonly wishes: number;
  readonly isPlanning: boolean;
  readonly isPlanWish: boolean;
}

/** Whether a message names the topic only as a part of a wish for a trip: "3 days in Dubai with pickup". */
function isMentioned(topic: Topic, { hasQuestion, wishes, isPlanning, isPlanWish }: Signs): boolean {
  if (topic === 'help') return isPlanWish || wishes > 0;
  if (unplanned.includes(topic)) return false;
  return isPlanWish || (!hasQuestion && wishes >= (isPlanning ? 1 : 2));
}
