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

/** A question as staff edit it. */
export interface FaqEntry extends FaqQuestion {
  /** The title above it. */
  readonly section: string;
  /** Whether customers see it. */
  readonly published: boolean;
}

interface FaqData {
  readonly title: string;
  readonly questions: readonly (Omit<FaqQuestion, 'topic'> & { readonly topic: string })[];
}

/** The FAQ of a shop whose staff haven't edited it (GAP-44). */
export const builtInFaq: readonly FaqEntry[] = (data satisfies readonly FaqData[] as readonly FaqGroup[]).flatMap(
  ({ title, questions }) => questions.map((question) => ({ ...question, section: title, published: true })),
);

/** Returns what customers see of the FAQ: the sections in the order of their first questions (GAP-44). */
export function toFaqGroups(entries: readonly FaqEntry[]): FaqGroup[] {
  const groups = new Map<string, FaqQuestion[]>();
  for (const { section, published, ...question } of entries) {
    if (!published) continue;
    const questions = groups.get(section) ?? [];
    questions.push(question);
    groups.set(section, questions);
  }
  return [...groups].map(([title, questions]) => ({ title, questions }));
}
