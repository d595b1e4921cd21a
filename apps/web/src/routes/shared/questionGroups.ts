import type { Schema } from '@aitours/api-client';
import type { FaqGroup } from '@aitours/domain/assistant';
import { defineQuery } from '../../platform/query.ts';
import { getBehaviourTexts, type TextConfig } from './behaviourTexts.ts';
import { fillText } from './fillTexts.ts';

/** The query of the FAQ. */
export const theFaq = defineQuery('getFaq', {});

/** Returns the questions with the answers that match the shop's configuration (GAP-44). */
export function listQuestionGroups({ groups }: Schema<'Faq'>, config: TextConfig): FaqGroup[] {
  const values = getBehaviourTexts(config);
  return groups.map(({ title, questions }) => ({
    title,
    questions: questions.map((entry) => ({ ...entry, answer: fillText(entry.answer, values) })),
  }));
}
