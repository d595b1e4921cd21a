import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import benchmark from './benchmark.json' with { type: 'json' };
import { findQuestion } from './findQuestion.ts';
import { builtInFaq, findAnswers, findIntent, formatConversation } from './index.ts';
import { isMisspelt } from './isMisspelt.ts';
import { topics } from './topics.ts';
import { toWords } from './toWords.ts';

const questions = builtInFaq;
const start = { isPlanning: false, questions };
const describeIntent = (text: string, context = start): string => {
  const intent = findIntent(text, context);
  return intent.is === 'question' ? intent.topic : intent.is;
};
const entries = Object.entries(benchmark).flatMap(([topic, texts]) => texts.map((text) => [text, topic] as const));

describe('findIntent', () => {
  it.each(entries)('%o is about: %s', (text, topic) => expect(describeIntent(text)).toBe(topic));

  it('is tested with each topic', () => {
    expect(Object.keys(benchmark).sort()).toEqual([...topics, 'planning', 'unknown'].sort());
    expect(entries.length).toBeGreaterThan(100);
  });

  it.each(questions)('finds the question of the FAQ: $question', ({ id, topic, question }) =>
    expect(findIntent(question, start)).toMatchObject({ is: 'question', topic, question: id }),
  );

  it.each([
    ['How do I cancel?', 'cancel'],
    ['I want my money back', 'cancel'],
    ['Can I pay cash?', 'pay'],
    ['The plane is delayed, is that a problem?', 'flight'],
    ['Is hotel pick-up included?', 'pickup'],
    ['What if it rains?', 'weather'],
    ['Can my toddler come along?', 'children'],
  ])('%o is answered by the question %s of the FAQ', (text, question) =>
    expect(findIntent(text, start)).toMatchObject({ question }),
  );

  it.each([
    ['Can I cancel my booking?', true],
    ['How do I cancel?', false],
    ['Where is the voucher of AB10047731?', true],
    ['When is my next trip?', true],
    ['I forgot my password', false],
  ])('%o is about a booking of the traveller: %s', (text, isOwn) =>
    expect(findIntent(text, start)).toMatchObject({ isOwn }),
  );

  it.each(['yes', 'cheaper please', 'the second one', 'on Friday', 'change the date to 5 March'])(
    'after a reply of the planner, %o is for the planner',
    (text) => expect(describeIntent(text, { isPlanning: true, questions })).toBe('planning'),
  );

  it.each([
    ['How do I cancel?', 'cancelling'],
    ['What is the capital of France?', 'unknown'],
    ['Is hotel pickup included?', 'pickUp'],
    ['Can I talk to a person?', 'person'],
  ])('after a reply of the planner, %o is still a question', (text, topic) =>
    expect(describeIntent(text, { isPlanning: true, questions })).toBe(topic),
  );

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.boolean(), (text, isPlanning) =>
        ['question', 'planning', 'unknown'].includes(findIntent(text, { isPlanning, questions }).is),
      ),
    );
  });

  it.each(['cancel ', 'plan ', 'qwertyuiop ', '    ', 'a1b2 '])('is fast for 2,000 characters of %o', (part) => {
    const before = performance.now();
    findIntent(part.repeat(2000 / part.length), start);
    expect(performance.now() - before).toBeLessThan(500);
  });
});

describe('findQuestion', () => {
  it('finds nothing for words that no question has', () => {
    expect(findQuestion('A submarine', questions)).toBeUndefined();
    expect(findQuestion('', questions)).toBeUndefined();
    expect(findQuestion('Rain', [])).toBeUndefined();
  });

  it('a rare word counts more than two frequent ones', () => {
    const texts = ['lunch', 'music', 'dinner', 'guide', 'driver'].map((word) => `The boat tour with ${word}`);
    const some = [...texts, 'A storm'].map((question) => ({
      id: question,
      topic: 'booking' as const,
      question,
      answer: '',
    }));
    expect(findQuestion('Boat tour in a storm', some)?.question.id).toBe('A storm');
  });
});

describe('findAnswers', () => {
  it.each([
    ['refund', ['cancel']],
    ['cancle', ['cancel']],
    ['pick up', ['pickup']],
    ['pay cash', ['pay']],
    ['children age', ['children']],
    ['change my booking', ['change', 'price-changes']],
    ['Desert safari', []],
    ['date farmer', []],
    ['van for six', []],
    ['Louvre', []],
    ['', []],
  ])('%j is answered by %j', (text, ids) => expect(findAnswers(text, questions).map(({ id }) => id)).toEqual(ids));

  it('has at most three answers', () => {
    const many = questions.map((question) => ({ ...question, question: 'Is there wifi?', also: 'wifi' }));
    expect(findAnswers('wifi', many)).toHaveLength(3);
  });
});

describe('isMisspelt', () => {
  it.each([
    ['refudn', 'refund', true],
    ['vocher', 'voucher', true],
    ['vouchher', 'voucher', true],
    ['vauchers', 'voucher', true],
    ['vocherrs', 'voucher', true],
    ['voucher', 'voucher', true],
    ['canel', 'cancel', true],
    ['looking', 'booking', false],
    ['pya', 'pay', false],
    ['chance', 'change', false],
    ['cactus', 'cancel', false],
  ])('%s for %s: %s', (word, keyword, expected) => expect(isMisspelt(word, keyword, true)).toBe(expected));

  it('accepts an ending only of a prefix', () => {
    expect(isMisspelt('vochering', 'voucher', true)).toBe(true);
    expect(isMisspelt('vochering', 'voucher', false)).toBe(false);
  });
});

describe('toWords', () => {
  it('joins expressions and removes accents', () => {
    expect(toWords('Could you pick us up? I can’t log in with my one-time password.')).toEqual(
      'could you pickup i cant login with my onetime password'.split(' '),
    );
    expect(toWords('Café')).toEqual(['cafe']);
  });
});

describe('formatConversation', () => {
  const speakers = { user: 'Me', assistant: 'Assistant' };
  const turns = [
    { role: 'user', content: 'Hello' },
    { role: 'assistant', content: 'Hi' },
    { role: 'user', content: 'How do I cancel?' },
  ] as const;

  it('lists the messages with their speakers', () => {
    expect(formatConversation(turns, speakers, 1000)).toBe('Me: Hello\n\nAssistant: Hi\n\nMe: How do I cancel?');
    expect(formatConversation([], speakers, 1000)).toBe('');
  });

  it('omits the first messages of a long conversation, and shortens a long message', () => {
    expect(formatConversation(turns, speakers, 40)).toBe('Assistant: Hi\n\nMe: How do I cancel?');
    expect(formatConversation(turns, speakers, 10)).toBe('Me: How do');
  });
});
