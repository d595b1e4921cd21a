import { isArticleLink } from '../catalogue/isArticleLink.ts';

/** Why a question can't be saved. */
export type FaqError = 'unknown-placeholder' | 'same-question' | 'same-id' | 'link';

/** What an answer can contain in braces: sentences that depend on the configuration of the shop. */
export const faqPlaceholders = ['groupDiscount', 'paymentAnswer', 'firstBookingAnswer'] as const;

interface CheckedEntry {
  readonly id?: string;
  readonly question: string;
  readonly answer: string;
  readonly link?: { readonly href: string };
}

/**
 * Finds what doesn't go together in the FAQ, by the names of the fields.
 *
 * @example findFaqErrors([{ question: 'Where?', answer: '{place}' }]) // { 'entries.0.answer': 'unknown-placeholder' }
 * @example findFaqErrors([{ question: 'Where?', answer: 'Here.' }]) // {}
 */
export function findFaqErrors(entries: readonly CheckedEntry[]): Readonly<Record<string, FaqError>> {
  const errors: Record<string, FaqError> = {};
  const [questions, ids] = [new Set<string>(), new Set<string>()];
  for (const [at, { id, question, answer, link }] of entries.entries()) {
    const path = `entries.${at}`;
    const text = question.trim().toLowerCase();
    if (questions.has(text)) errors[`${path}.question`] = 'same-question';
    questions.add(text);
    if (hasUnknownPlaceholder(answer)) errors[`${path}.answer`] = 'unknown-placeholder';
    if (link && !isArticleLink(link.href)) errors[`${path}.link.href`] = 'link';
    if (id === undefined) continue;
    if (ids.has(id)) errors['entries'] = 'same-id';
    ids.add(id);
  }
  return errors;
}

const known: ReadonlySet<string> = new Set(faqPlaceholders);

/** Pages replace each word in braces, so that one without a value would fail. */
const hasUnknownPlaceholder = (answer: string): boolean =>
  [...answer.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => !known.has(name));
