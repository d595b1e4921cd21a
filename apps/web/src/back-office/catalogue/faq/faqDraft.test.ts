import { examples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { checkFaqDraft, createFaqRow, type FaqDraft, faqForm, toFaqDraft, toFaqInput } from './faqDraft.ts';

const { staffFaq } = examples.getStaffFaq;
const stored = toFaqDraft(staffFaq.faq);
const [first, ...others] = stored.entries;
const withFirst = (part: Partial<FaqDraft['entries'][number]>): FaqDraft => ({
  entries: [{ ...first!, ...part }, ...others],
});

test('saving unchanged questions sends what they are', () => {
  expect(toFaqInput(stored)).toEqual(staffFaq.faq);
});

test('what is left empty isn’t sent, and a new question has no id and isn’t published', () => {
  const { entries } = toFaqInput({
    entries: [{ ...createFaqRow(), question: ' When? ', answer: 'Now.', section: 'Booking' }],
  });
  expect(entries).toEqual([{ section: 'Booking', topic: 'help', question: 'When?', answer: 'Now.', published: false }]);
});

test.each<[string, FaqDraft]>([
  ['entries', { entries: [] }],
  ['entries.0.section', withFirst({ section: ' ' })],
  ['entries.0.question', withFirst({ question: '' })],
  ['entries.1.question', withFirst({ question: others[0]!.question })],
  ['entries.0.answer', withFirst({ answer: '' })],
  ['entries.0.answer', withFirst({ answer: '{price}' })],
  ['entries.0.link.label', withFirst({ linkLabel: '' })],
  ['entries.0.link.href', withFirst({ linkHref: '' })],
  ['entries.0.link.href', withFirst({ linkHref: 'javascript:alert(1)' })],
])('an invalid value is an error of %s', (name, draft) => {
  expect(Object.keys(checkFaqDraft(draft))).toEqual([name]);
  expect(faqForm.listFields(draft)).toContain(name);
});

test('stored questions have no errors', () => expect(checkFaqDraft(stored)).toEqual({}));

test('the errors of a new question are in the order of the form', () => {
  expect(Object.keys(checkFaqDraft({ entries: [createFaqRow()] }))).toEqual([
    'entries.0.question',
    'entries.0.answer',
    'entries.0.section',
  ]);
});
