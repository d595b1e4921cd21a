import data from './questions.json' with { type: 'json' };
import type { Topic } from './topics.ts';

/** A question of the FAQ. Its answer may have placeholders, which depend on the shop's configuration. */
export interface FaqQuestion {
  /** The fragment of its answer's address on the FAQ page. */
  readonly id: string;
  readonly topic: Topic;
  readonly question: string;
  /** Other words by which travellers ask the same, for the assistant. */
  readonly also?: string;
  readonly answer: string;
  /** The page that answers it. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** Questions of the FAQ under one title. */
export interface FaqGroup {
  readonly title: string;
  readonly questions: readonly FaqQuestion[];
}

interface FaqData {
  readonly title: string;
  readonly questions: readonly (Omit<FaqQuestion, 'topic'> & { readonly topic: string })[];
}

/** The questions of the FAQ, which the assistant answers too (GAP-44). */
export const faqGroups: readonly FaqGroup[] = data satisfies readonly FaqData[] as readonly FaqGroup[];
