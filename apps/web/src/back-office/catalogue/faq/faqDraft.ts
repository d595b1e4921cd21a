import type { Schema } from '@aitours/api-client';
import { findFaqErrors } from '@aitours/domain/assistant';
import { checkRequired, describeRules, dropMissing } from '../../shared/fieldChecks.ts';
import { ifMatch } from '../../shared/ifMatch.ts';
import { type Row, toRow } from '../../shared/rows.ts';
import { listNewerChanges, orCurrent, type ProductForm } from '../product/productForm.ts';
import { faqMessages as messages } from './faqMessages.ts';

export type StaffFaq = Schema<'StaffFaq'>;
type FaqInput = Schema<'FaqInput'>;

/** A question as it was typed. */
export type FaqRow = Row<{
  /** Absent: it is new. */
  readonly id?: string;
  readonly section: string;
  readonly topic: Schema<'FaqTopic'>;
  readonly question: string;
  readonly also: string;
  readonly answer: string;
  /** With the address empty: no link. */
  readonly linkLabel: string;
  readonly linkHref: string;
  readonly published: boolean;
}>;

/** What is in the form of the FAQ. */
export interface FaqDraft {
  readonly entries: readonly FaqRow[];
}

/** Returns a new question, which customers don't see yet. */
export const createFaqRow = (): FaqRow =>
  toRow({
    section: '',
    topic: 'help' as const,
    question: '',
    also: '',
    answer: '',
    linkLabel: '',
    linkHref: '',
    published: false,
  });

/** Returns the draft of the FAQ. */
export const toFaqDraft = ({ entries }: FaqInput): FaqDraft => ({
  entries: entries.map(({ id, section, topic, question, also = '', answer, link, published }) =>
    toRow({
      ...(id !== undefined && { id }),
      section,
      topic,
      question,
      also,
      answer,
      published,
      linkLabel: link?.label ?? '',
      linkHref: link?.href ?? '',
    }),
  ),
});

/** Returns the request of a valid draft. */
export const toFaqInput = ({ entries }: FaqDraft): FaqInput => ({
  entries: entries.map(({ id, section, topic, question, also, answer, linkLabel, linkHref, published }) => ({
    ...(id !== undefined && { id }),
    section: section.trim(),
    topic,
    question: question.trim(),
    answer: answer.trim(),
    published,
    ...(also.trim() !== '' && { also: also.trim() }),
    ...(linkHref.trim() !== '' && { link: { label: linkLabel.trim(), href: linkHref.trim() } }),
  })),
});

/** Returns the errors of a draft by the names on the wire, in the order of the form. */
export function checkFaqDraft(draft: FaqDraft): Readonly<Record<string, string>> {
  const own = checkRows(draft);
  return { ...dropMissing(own), ...describeRules(findFaqErrors(toFaqInput(draft).entries), own, messages.rules) };
}

function checkRows({ entries }: FaqDraft): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {
    entries: entries.length === 0 ? messages.noQuestion : undefined,
  };
  for (const [at, { section, question, answer, linkLabel, linkHref }] of entries.entries()) {
    const path = `entries.${at}`;
    const [hasLabel, hasHref] = [linkLabel.trim() !== '', linkHref.trim() !== ''];
    errors[`${path}.question`] = checkRequired(question);
    errors[`${path}.answer`] = checkRequired(answer);
    errors[`${path}.section`] = checkRequired(section);
    errors[`${path}.also`] = undefined;
    errors[`${path}.link.label`] = hasHref && !hasLabel ? messages.noLinkText : undefined;
    errors[`${path}.link.href`] = hasLabel && !hasHref ? messages.noLinkAddress : undefined;
  }
  return errors;
}

/** The form of the FAQ. */
export const faqForm: ProductForm<FaqDraft, StaffFaq> = {
  toDraft: ({ faq }) => toFaqDraft(faq),
  check: checkFaqDraft,
  listFields: (draft) => Object.keys(checkRows(draft)),
  save: (client, details, draft) =>
    orCurrent(client.call('replaceFaq', { headers: ifMatch(details?.version ?? ''), body: toFaqInput(draft) }), () =>
      client.call('getStaffFaq', {}),
    ),
  listNewer: listNewerChanges,
};
