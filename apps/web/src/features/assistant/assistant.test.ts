import { builtInFaq, findIntent, type Topic } from '@aitours/domain/assistant';
import { describe, expect, it } from 'vitest';
import {
  type AnswerContext,
  composeAnswer,
  isAboutOwnBookings,
  type OwnBookings,
  type Question,
} from './composeAnswer.ts';
import { mergeTurns } from './mergeTurns.ts';
import { messages } from './messages.ts';

const context: AnswerContext = {
  questions: builtInFaq,
  hasContactForm: true,
};
const about = (topic: Topic, isOwn = false): Question => ({ is: 'question', topic, isOwn });
const understand = (text: string): Question => {
  const intent = findIntent(text, { isPlanning: false, questions: builtInFaq });
  if (intent.is !== 'question') throw new Error(`${text} is ${intent.is}`);
  return intent;
};
const booking = (index: number) => ({
  number: `AB0000000${index}`,
  description: `AB0000000${index}: Safari.`,
  href: `/customer/AB0000000${index}/voucher`,
});
const loaded = (count: number): OwnBookings => ({
  is: 'loaded',
  upcoming: Array.from({ length: count }, (_, index) => booking(index)),
});
const hrefs = (...parameters: Parameters<typeof composeAnswer>) =>
  composeAnswer(...parameters).links.map(({ href }) => href);

describe('composeAnswer', () => {
  it('answers with the FAQ, and links its question, its page and the terms', () => {
    const question = understand('How do I cancel?');
    expect(composeAnswer(question, context).text).toMatch(
      /^How do I cancel, and what do I get back\?\nOpen the booking under My Bookings/,
    );
    expect(hrefs(question, context)).toEqual(['/customer', '/faq#cancel', '/terms#cancelling']);
  });

  it.each(['promoCodes', 'vouchers', 'account', 'person', 'prices', 'booking', 'help'] as const)(
    'has an answer about %s, which the FAQ doesn’t have',
    (topic) => {
      const { text, links } = composeAnswer(about(topic), context);
      expect(text).not.toBe(messages.unknown);
      expect(links.length).toBeGreaterThan(0);
    },
  );

  it('says that it doesn’t know, and links the contact page', () => {
    expect(composeAnswer(about('onTheDay'), context)).toMatchObject({
      text: messages.unknown,
      links: [{ href: '/contact-us', handsOver: true }, { href: '/faq' }, { href: '/search' }],
    });
  });

  it('promises a form only where the contact page has one', () => {
    expect(composeAnswer(about('person'), context).text).toBe(messages.person.byForm);
    const { text } = composeAnswer(about('person'), { ...context, hasContactForm: false });
    expect(text).toBe(messages.person.withoutForm);
  });

  it('lists the next bookings with a link to each, and counts the others', () => {
    const { text, links } = composeAnswer(about('myBookings', true), context, loaded(5));
    expect(text.split('\n')).toEqual([
      'Your next bookings:',
      'AB00000000: Safari.',
      'AB00000001: Safari.',
      'AB00000002: Safari.',
      'And 2 more under My Bookings.',
    ]);
    expect(links.map(({ href }) => href)).toEqual([...[0, 1, 2].map((index) => booking(index).href), '/customer']);
  });

  it('adds the own bookings to the general answer, with each link once', () => {
    const { text } = composeAnswer(understand('Can I cancel my booking?'), context, loaded(1));
    expect(text).toMatch(/^How do I cancel.+\nOpen the booking under .+\n\nYour next booking:\nAB00000000: Safari\.$/);
    expect(hrefs(understand('Can I cancel my booking?'), context, loaded(1))).toEqual([
      '/customer',
      '/faq#cancel',
      '/terms#cancelling',
      booking(0).href,
    ]);
  });

  it('without bookings, signed out, or after a failure, says so', () => {
    const answer = (own: OwnBookings) => composeAnswer(about('myBookings', true), context, own);
    expect(answer(loaded(0)).text).toBe(messages.noBookings);
    expect(answer({ is: 'guest' })).toMatchObject({
      text: messages.guest,
      links: [{ href: '/auth?returnUrl=/customer' }, { href: '/find-booking' }],
    });
    expect(answer({ is: 'failed', text: 'Try later.' }).text).toBe('Your bookings couldn’t be loaded. Try later.');
  });
});

it.each([
  ['Can I cancel my booking?', true],
  ['How do I cancel?', false],
  ['When is my next trip?', true],
  ['Can I get a discount on my next tour?', false],
])('%o needs the bookings of the traveller: %s', (text, expected) =>
  expect(isAboutOwnBookings(understand(text))).toBe(expected),
);

it('mergeTurns puts each question where it was asked', () => {
  const message = (content: string) => ({ role: 'user' as const, content, timestamp: '2030-03-01T08:00:00Z' });
  const planner = ['b', 'd'].map(message);
  const own = [
    { ...message('a'), after: 0 },
    { ...message('c'), after: 1 },
    { ...message('e'), after: 2 },
  ];
  expect(mergeTurns(planner, own).map(({ content }) => content)).toEqual(['a', 'b', 'c', 'd', 'e']);
  // The planner has started over.
  expect(mergeTurns([], own).map(({ content }) => content)).toEqual(['a', 'c', 'e']);
});
