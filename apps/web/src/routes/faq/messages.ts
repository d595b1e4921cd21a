import { behaviourTexts, type TextConfig } from '../shared/behaviourTexts.ts';
import { fillText } from '../shared/fillTexts.ts';
import groups from './questions.json' with { type: 'json' };

export interface Question {
  readonly question: string;
  readonly answer: string;
  /** The page that answers it. */
  readonly link?: { readonly label: string; readonly href: string };
}

export interface QuestionGroup {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Returns the questions with the answers that match the shop's configuration (GAP-44). */
export function questionGroups(config: TextConfig): QuestionGroup[] {
  const values = behaviourTexts(config);
  return groups.map(({ title, questions }) => ({
    title,
    questions: questions.map((entry: Question) => ({ ...entry, answer: fillText(entry.answer, values) })),
  }));
}

export const messages = {
  title: 'FAQ',
  lead: 'Short answers to the most common questions.',
  notFound: 'Your question isn’t here?',
  notFoundHint: 'Contact us. We are available from Monday to Saturday.',
  contact: 'Contact us',
};
