import examples from '@aitours/openapi/examples.json' with { type: 'json' };
import { afterAll, beforeEach, expect, test } from 'vitest';
import { faqs } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { type Body, expectErrors } from '../staffEdits.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const editor = await api.signIn({ staffRole: 'content' });
beforeEach(async () => {
  await api.services.db.delete(faqs);
});
afterAll(() => api.close());

const entry = (rest: Body = {}): Body => ({
  section: 'Booking',
  topic: 'booking',
  question: 'Where do we meet?',
  answer: 'At the gate.',
  published: true,
  ...rest,
});
const read = async () => (await editor.call('GET', '/staff-faq/')).json();
const put = (version: string, entries: readonly Body[]) =>
  editor.call('PUT', '/staff-faq/', { body: { entries }, headers: { 'if-match': `"${version}"` } });
const replace = async (entries: readonly Body[]) => {
  const response = await put((await read()).version, entries);
  expect([response.statusCode, response.json().errors]).toEqual([200, undefined]);
  return response.json();
};
const shown = async () => (await api.call('GET', '/faq/')).json();
const ids = async () =>
  (await shown()).groups.flatMap(({ questions }: Body) => (questions as Body[]).map(({ id }) => id));

test('GAP-44 a new shop has the questions of the contract’s example', async () => {
  expect(await shown()).toEqual(examples.successes.getFaq.faq);
});

test('GAP-44 customers see published questions in the order and sections that staff save', async () => {
  const { entries } = (await read()).faq;
  const [first, second, ...others] = entries;
  await replace([second, first, entry({ published: false, question: 'A draft?' }), ...others, entry()]);
  const all = await ids();
  expect(all.slice(0, 2)).toEqual([second.id, first.id]);
  expect(all).toHaveLength(entries.length + 1);
  expect((await shown()).groups[0].questions.at(-1)).toMatchObject({ id: 'where-do-we-meet', answer: 'At the gate.' });
  expect(JSON.stringify(await shown())).not.toContain('A draft?');
  await replace(entries.slice(1));
  expect(await ids()).not.toContain(first.id);
});

test('new questions have ids that no other question has, and ids stay', async () => {
  const saved = await replace([
    entry(),
    entry({ question: 'Where do we meet' }),
    entry({ id: 'cancel', question: 'c' }),
  ]);
  const own = saved.faq.entries.map(({ id }: Body) => id);
  expect(own).toEqual(['where-do-we-meet', 'where-do-we-meet-2', 'cancel']);
  const again = await replace(saved.faq.entries.toReversed());
  expect(again.faq.entries.map(({ id }: Body) => id)).toEqual(own.toReversed());
});

test.each<[string, readonly Body[], string]>([
  ['no question', [], 'entries'],
  ['an answer with an unknown placeholder', [entry({ answer: '{price}' })], 'entries.0.answer'],
  ['a question twice', [entry(), entry()], 'entries.1.question'],
  ['an id twice', [entry({ id: 'a' }), entry({ id: 'a', question: 'b' })], 'entries'],
  ['a link with a script', [entry({ link: { label: 'a', href: 'javascript:alert(1)' } })], 'entries.0.link.href'],
  ['a blank answer', [entry({ answer: ' ' })], 'entries.0.answer'],
])('%s is an error of its field', async (_, entries, field) =>
  expectErrors(await put((await read()).version, entries), field),
);

test('a search finds the questions that answer it, and none that customers don’t see', async () => {
  const search = async (text: string) => {
    const { questions } = (await api.call('GET', `/search/faq/?q=${encodeURIComponent(text)}`)).json();
    return questions;
  };
  expect(await search('refund')).toEqual([{ id: 'cancel', question: 'How do I cancel, and what do I get back?' }]);
  expect(await search('desert safari')).toEqual([]);

  const { version } = await read();
  const question = { question: 'May we bring a parrot?', topic: 'pickUp' };
  await put(version, [entry(question), entry({ question: 'May we bring a hamster?', published: false })]);
  expect(await search('parrot')).toEqual([{ id: 'may-we-bring-a-parrot', question: question.question }]);
  expect(await search('hamster')).toEqual([]);
});
