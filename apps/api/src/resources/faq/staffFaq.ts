import { type FaqEntry, type FaqError, findFaqErrors } from '@aitours/domain/assistant';
import type { components } from '@aitours/openapi/schema';
import { faqChanges, faqId, findFaq, lockFaq, readFaqVersion, saveFaq } from '../../db/content/faq.ts';
import { createIds } from '../../lib/slugs.ts';
import { requireValid } from '../requireValid.ts';
import { createStaffDocument } from '../staffDocument.ts';

type Schemas = components['schemas'];
type EntryInput = Schemas['FaqInput']['entries'][number];

/** The handlers with which staff edit the questions of the FAQ. */
export const staffFaq = createStaffDocument({
  operation: 'replaceFaq',
  id: faqId,
  noun: 'FAQ',
  missing: 'FAQ',
  find: findFaq,
  lock: lockFaq,
  save: saveFaq,
  readVersion: readFaqVersion,
  changes: faqChanges,
  toDocument: ({ entries }: Schemas['FaqInput']): readonly FaqEntry[] => toEntries(entries),
  toStored: (entries) => ({ entries: [...entries] }),
  toInput: (faq): Schemas['FaqInput'] => faq,
  toBody: (faq, frame): Schemas['StaffFaq'] => ({ ...frame, faq }),
  fieldNames: { entries: 'questions' },
});

const errorTexts: Readonly<Record<FaqError, string>> = {
  'unknown-placeholder': 'must not contain another placeholder in braces',
  'same-question': 'is in the FAQ already',
  'same-id': 'must not contain an id twice',
  link: 'must be a path of the shop, or an https, mailto or tel address',
};

/** Gives new questions their ids. @throws {Problem} invalid-request */
function toEntries(inputs: readonly EntryInput[]): FaqEntry[] {
  requireValid(findFaqErrors(inputs), errorTexts);
  const getId = createIds(inputs, 'question');
  return inputs.map((input) => ({ ...input, id: getId(input.id, input.question) }));
}
