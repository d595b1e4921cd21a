import { expect, it } from 'vitest';
import { builtInFaq, type FaqEntry, findFaqErrors, toFaqGroups } from './index.ts';

const entry: FaqEntry = {
  id: 'where',
  section: 'Booking',
  topic: 'booking',
  published: true,
  question: 'Where is it?',
  answer: 'In Dubai.',
};

it('GAP-44 the questions of a new shop have no errors', () => expect(findFaqErrors(builtInFaq)).toEqual({}));

it.each<[string, Partial<FaqEntry>, object]>([
  ['another question', { id: 'when', question: 'When is it?' }, {}],
  ['an own link', { id: 'b', question: 'b', link: { label: 'b', href: 'https://example.com/' } }, {}],
  ['the same question', { id: 'b', question: ' where IS it?' }, { 'entries.1.question': 'same-question' }],
  ['the same id', { question: 'b' }, { entries: 'same-id' }],
  [
    'a link with a script',
    { id: 'b', question: 'b', link: { label: 'b', href: 'javascript:alert(1)' } },
    { 'entries.1.link.href': 'link' },
  ],
  [
    'braces',
    { id: 'b', question: 'b', answer: '{other} {paymentAnswer}' },
    { 'entries.1.answer': 'unknown-placeholder' },
  ],
  ['a known placeholder', { id: 'b', question: 'b', answer: '{paymentAnswer} {}' }, {}],
])('checks %s', (_, part, errors) => expect(findFaqErrors([entry, { ...entry, ...part }])).toEqual(errors));

it('a question without an id is new', () => {
  const { id: _, ...added } = entry;
  expect(
    findFaqErrors([
      { ...added, question: 'a' },
      { ...added, question: 'b' },
    ]),
  ).toEqual({});
});

it('GAP-44 customers see the published questions by section, in the order of the first ones', () => {
  const shown = toFaqGroups([
    entry,
    { ...entry, id: 'pay', section: 'Paying' },
    { ...entry, id: 'hidden', section: 'Hidden', published: false },
    { ...entry, id: 'when' },
  ]);
  expect(shown.map(({ title, questions }) => [title, questions.map(({ id }) => id)])).toEqual([
    ['Booking', ['where', 'when']],
    ['Paying', ['pay']],
  ]);
  expect(shown[0]!.questions[0]).toEqual({
    id: 'where',
    topic: 'booking',
    question: 'Where is it?',
    answer: 'In Dubai.',
  });
});
