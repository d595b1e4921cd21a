import { describe, expect, test } from 'vitest';
import {
  correctWords,
  formatQuery,
  getPrefixes,
  listCorrections,
  maxCorrections,
  splitQuery,
  toWords,
} from './searchTerms.ts';

describe('API-31 a search', () => {
  test.each([
    ['kids', ['kids', 'kid', 'child', 'toddler', 'family', 'families']],
    ['cooking', ['cooking', 'cook', 'cookery', 'kitchen', 'chef']],
    ['swimming', ['swimming', 'swim']],
    ['spring', ['spring']],
    ['gas', ['gas']],
    ['dubai', ['dubai']],
  ])('for “%s” matches words that begin with %j', (word, prefixes) => expect(getPrefixes(word)).toEqual(prefixes));

  const vocabulary = ['dubai', 'desert', 'dhabi', 'dessert', 'safari', 'grand'];
  test.each([
    ['abu dabi', ['abu', 'dhabi']],
    ['desret safari', ['desert', 'safari']],
    ['dsert', ['desert']],
    ['dess', null],
    ['Dubai', null],
    ['dxyai', null],
  ])('for “%s” is corrected to %j', (search, words) =>
    expect(correctWords(toWords(search), vocabulary)).toEqual(words),
  );

  test.each([
    ['balon', ['balloon'], [['balloon']]],
    ['kamel ride', ['camel', 'ride'], [['camel', 'ride']]],
    ['dessert safari', ['desert', 'dessert', 'safari'], [['desert', 'safari']]],
    [
      'dessert safary',
      ['desert', 'dessert', 'safari'],
      [
        ['dessert', 'safari'],
        ['desert', 'safari'],
      ],
    ],
    ['sky diving dubai', ['skydive', 'dubai'], [['skydiving', 'dubai']]],
    ['dessert', ['desert', 'dessert'], []],
    ['igloo', ['eagle'], []],
  ])('for “%s” among %j may mean %j', (search, words, expected) =>
    expect(listCorrections(toWords(search), words)).toEqual(expected),
  );

  test('has as many corrections as are counted', () =>
    expect(
      listCorrections(
        ['fort', 'park', 'sand', 'walk', 'lake', 'bird'],
        ['fort', 'ford', 'park', 'part', 'sand', 'band', 'send', 'walk', 'wall', 'lake', 'late', 'bird', 'bind'],
      ),
    ).toHaveLength(maxCorrections));

  test('requires one of the prefixes of each word', () =>
    expect(formatQuery(['desert', 'bikes'])).toBe('(desert:*) & (bikes:* | bike:* | bicycle:* | cycling:* | cycle:*)'));

  test.each([
    ['desert falcon', '(falcon:*)', '(desert:*)'],
    ['falcon show desert city', '(falcon:*) & (show:*)', '(desert:*) & (city:*)'],
    ['des falcon', '(falcon:*)', '(des:*)'],
    ['desert city', '(desert:*) & (city:*)', null],
    ['falcon show', '(falcon:*) & (show:*)', null],
    ['', null, null],
  ])('for “%s” checks frequent words after the others', (typed, search, alsoContains) =>
    expect(splitQuery(toWords(typed), ['desert', 'city'])).toEqual({ search, alsoContains }),
  );
});
