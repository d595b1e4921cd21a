import type { FaqQuestion } from './faq.ts';
import { isMisspelt } from './isMisspelt.ts';
import { toWords } from './toWords.ts';

/** Words that most questions contain. */
const stopWords = new Set(
  'a about after all allow allowed along am an and any are at be been before can come coming could did do does for from get give go had has have hello hi how i if in into is it its just like many me much my need no not of ok on or our please possible problem should so suitable tell than that the their there they this to us want was we what whats when where which who why will with would you your'.split(
    ' ',
  ),
);

/** Removes frequent endings, so that forms of a word compare as equal. */
const toStem = (word: string): string =>
  word.replace(/(?<=\p{L}{3})(?:ing|ed|es|s|e)$/u, '').replace(/(?<=\p{L}{2})(\p{L})\1$/u, '$1');

const toContentStems = (text: string): string[] => [
  ...new Set(
    toWords(text)
      .filter((word) => !stopWords.has(word))
      .map(toStem),
  ),
];

const isSame = (one: string, other: string): boolean => one === other || isMisspelt(one, other, false);

/** A question of the FAQ, and how well it matches. */
export interface FoundQuestion {
  readonly question: FaqQuestion;
  /** The part of the message's words that the question has, from 0 to 1; rare words count more. */
  readonly ofMessage: number;
  /** The message has the words of the question and no others. */
  readonly isVerbatim: boolean;
}

/**
 * Finds the question of the FAQ that shares the most words with a message.
 *
 * @example findQuestion('Anything to bring?', questions)?.question.id // 'bring'
 * @example findQuestion('Is there a submarine?', questions) // undefined
 */
export const findQuestion = (text: string, questions: readonly FaqQuestion[]): FoundQuestion | undefined =>
  findQuestions(text, questions)[0];

/**
 * Finds the questions of the FAQ that share words with a message, the most similar first. Words of few questions count more.
 *
 * @example findQuestions('What can I bring?', questions)[0]?.question.id // 'bring'
 * @example findQuestions('Is there a submarine?', questions) // []
 */
export function findQuestions(text: string, questions: readonly FaqQuestion[]): FoundQuestion[] {
  const stems = toContentStems(text);
  const all = questions.map((question) => ({
    question,
    stems: toContentStems(`${question.question} ${question.also ?? ''}`),
  }));
  const weigh = (stem: string): number => {
    const count = all.filter((entry) => entry.stems.some((one) => isSame(stem, one))).length;
    return Math.log(1 + questions.length / Math.max(1, count));
  };
  const sum = (some: readonly string[]): number => some.reduce((total, stem) => total + weigh(stem), 0);
  const found = all.map((entry) => ({
    question: entry.question,
    ofMessage: sum(stems.filter((stem) => entry.stems.some((one) => isSame(stem, one)))) / sum(stems),
    isVerbatim: isSameText(text, entry.question.question),
  }));
  return found
    .filter(({ ofMessage }) => ofMessage > 0)
    .sort((one, other) => Number(other.isVerbatim) - Number(one.isVerbatim) || other.ofMessage - one.ofMessage);
}

function isSameText(one: string, other: string): boolean {
  const [words, others] = [toWords(one), toWords(other)];
  return words.length === others.length && others.every((word) => words.some((given) => isSame(given, word)));
}
