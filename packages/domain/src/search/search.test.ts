import { describe, expect, it } from 'vitest';
import {
  categoryWords,
  getWordForms,
  markBeginnings,
  matchesAllWords,
  rankMatches,
  type SearchableText,
  suggest,
  toSearchWords,
} from './index.ts';

describe('the words of a search', () => {
  it.each([
    ['Things to do in Dubai', ['dubai']],
    ['what to do', ['what', 'to', 'do']],
    ['Abu Zabi', ['abu', 'dhabi']],
    ['RAK', ['ras', 'al', 'khaimah']],
    ['rakhi', ['rakhi']],
    ['أم القيوين', ['umm', 'al', 'quwain']],
    ['الفُجيرة', ['fujairah']],
    ['برج خليفة', ['level', '124']],
    ['Burj Khaleefa', ['level', '124']],
    ['العين', ['al', 'ain']],
    ['عين دبي', ['great', 'wheel']],
    ['مرسى جُميرا', ['مرسي', 'jumeirah']],
    ['Café d’art', ['cafe', 'dart']],
    ['kids, kids!', ['kids']],
    ['?!', []],
  ])('of “%s” are %j', (text, words) => expect(toSearchWords(text)).toEqual(words));

  it.each([
    ['kids', ['kids', 'kid'], ['child', 'toddler', 'family', 'families']],
    ['swimming', ['swimming', 'swim'], []],
    ['gas', ['gas'], []],
  ])('“%s” has forms and synonyms', (word, forms, synonyms) => expect(getWordForms(word)).toEqual({ forms, synonyms }));
});

const nothing: SearchableText = { title: '', place: '', type: '', text: '', popularity: 0 };
const rank = (matches: readonly Partial<SearchableText>[], ...words: string[]) =>
  rankMatches(
    matches.map((match) => ({ ...nothing, ...match })),
    words,
  ).map((match) => Object.fromEntries(Object.entries(match).filter(([, value]) => value !== '' && value !== 0)));

describe('matches are sorted', () => {
  it.each([
    ['by field: title, type, text', ['dune'], [{ title: 'dune' }, { type: 'dune' }, { text: 'dune' }]],
    ['by field: a place before the text', ['liwa'], [{ place: 'liwa' }, { text: 'liwa' }]],
    [
      'by how exactly: word, beginning, synonym',
      ['dune'],
      [{ text: 'Dune.' }, { text: 'dunescape' }, { text: 'safari' }],
    ],
    ['by how many words they have', ['hot', 'balloon'], [{ text: 'a hot day in a balloon' }, { text: 'balloon' }]],
    [
      'by how many words they have, even in the text',
      ['hot', 'balloon'],
      [{ text: 'hot days, a balloon' }, { type: 'balloon' }],
    ],
    ['by popularity, if all else is equal', ['dune'], [{ title: 'dune', popularity: 0.9 }, { title: 'dune' }]],
    ['by phrases', ['dubai', 'marina'], [{ place: 'Dubai Marina' }, { place: 'Dubai, with a marina' }]],
    ['by how much else a title has', ['louvre'], [{ title: 'Louvre' }, { title: 'Mosque and Louvre' }]],
    ['by long words rather than by articles', ['al', 'jahili'], [{ place: 'Jahili' }, { title: 'Al' }]],
    ['by further fields', ['dune'], [{ title: 'dune', text: 'dune' }, { title: 'dune' }]],
  ])('%s', (_, words, expected) => {
    expect(rank(expected, ...words)).toEqual(expected);
    expect(rank(expected.toReversed(), ...words)).toEqual(expected);
  });

  it('in their order without words', () =>
    expect(rank([{ title: 'b' }, { title: 'a' }])).toEqual([{ title: 'b' }, { title: 'a' }]));
});

it('matches all words only if each occurs, itself or as a synonym', () => {
  const van = { ...nothing, title: 'Airport van', type: 'transfer' };
  expect(matchesAllWords(van, ['taxi', 'airport'])).toBe(true);
  expect(matchesAllWords(van, ['taxi', 'dune'])).toBe(false);
  expect(matchesAllWords(van, [])).toBe(true);
});

describe('suggestions', () => {
  const at = (place: string, title = 'Walk'): SearchableText => ({ ...nothing, title, place });
  const listsFor = (products: readonly SearchableText[], ...words: string[]) =>
    suggest(products, words).lists.map(({ kind, title }) => `${kind} ${title}`);

  it('suggest places with at least two products: the one with most of them first', () =>
    expect(
      listsFor(
        [at('Creek, Dubai'), at('Dubai'), at('Dubai Marina'), at('Dubai Marina, Dubai'), at('Dubai Hills')],
        'dub',
      ),
    ).toEqual(['place Dubai', 'place Dubai Marina']));

  it('suggest a place as the search of all categories', () =>
    expect(suggest([at('Liwa'), at('Liwa')], ['liw']).lists).toEqual([
      { kind: 'place', title: 'Liwa', category: 'all', search: 'Liwa' },
    ]));

  it('suggest only places of which all words are typed', () => {
    const products = [at('Abu Dhabi'), at('Abu Dhabi'), at('Abu Hills'), at('Abu Hills')];
    expect(listsFor(products, 'abu', 'dh')).toEqual(['place Abu Dhabi']);
    expect(listsFor(products, 'dubai')).toEqual([]);
  });

  it('count a product once for a place that it names twice', () =>
    expect(listsFor([at('Dubai, Dubai')], 'dub')).toEqual([]));

  it('suggest at most two places', () => {
    const names = ['Al Ain', 'Al Qudra', 'Al Seef'];
    expect(
      listsFor(
        [...names, ...names].map((name) => at(name)),
        'al',
      ),
    ).toHaveLength(2);
  });

  it.each([
    ['tour', [{ kind: 'category', title: 'Tours', category: 'tours', search: '' }]],
    ['taxi', [{ kind: 'category', title: 'Airport transfers', category: 'transfers', search: '' }]],
    ['safari', [{ kind: 'category', title: 'Desert', category: 'all', search: 'desert' }]],
  ])('for “%s” suggest its category', (word, lists) => expect(suggest([], [word]).lists).toEqual(lists));

  it('are none without a word', () => expect(suggest([], [])).toEqual({ lists: [], products: [] }));

  it('suggest at most two categories', () => expect(suggest([], ['a']).lists).toHaveLength(2));

  it('are at most eight: places, categories, then the most relevant products', () => {
    const products = [...Array.from({ length: 9 }, () => at('Dubai', 'Dune')), at('Dubai', 'Desert walk')];
    const { lists, products: suggested } = suggest(products, ['d']);
    expect(lists.map(({ kind }) => kind)).toEqual(['place', 'category', 'category']);
    expect(suggested).toHaveLength(5);
    expect(suggest(products, ['desert', 'dub']).products[0]).toBe(products[9]);
  });

  it('know the words of their categories, to which misspelt ones are corrected', () =>
    expect(categoryWords).toEqual(expect.arrayContaining(['desert', 'transfers', 'kids'])));
});

describe('markBeginnings marks', () => {
  it.each([
    ['Dubai Frame', ['fra'], 'Dubai [Fra]me'],
    ['Cooking: a class', ['class', 'coo'], '[Coo]king: a [class]'],
    ['Cook machboos', ['cooking'], '[Cook] machboos'],
    ['Cooking', ['cooking'], '[Cooking]'],
    ['Fisherman’s lunch', ['fishermans'], '[Fisherman’s] lunch'],
    ['Cafe\u0301', ['cafe'], '[Cafe\u0301]'],
    ['The great wheel', ['heel'], 'The great wheel'],
    ['Walk', [], 'Walk'],
    ['', ['walk'], ''],
  ])('%j for %j as %j', (text, words, expected) =>
    expect(
      markBeginnings(text, words)
        .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
        .join(''),
    ).toBe(expected),
  );
});
