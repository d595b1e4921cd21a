import { type FaqGroup, faqGroups } from '@aitours/domain/assistant';
import { behaviourTexts, type TextConfig } from './behaviourTexts.ts';
import { fillText } from './fillTexts.ts';

/** Returns the questions with the answers that match the shop's configuration (GAP-44). */
export function questionGroups(config: TextConfig): FaqGroup[] {
  const values = behaviourTexts(config);
  return faqGroups.map(({ title, questions }) => ({
    title,
    questions: questions.map((entry) => ({ ...entry, answer: fillText(entry.answer, values) })),
  }));
}
