import { describe, expect, it } from 'vitest';
import { getWordForms, matchesAllWords, rankMatches, type SearchableText, toSearchWords } from './index.ts';

describe('the words of a search', () => {
  it.each([
    ['Things to do in Dubai', ['dubai']],
    ['what to do', ['what', 'to', 'do']],
    ['Abu Zabi', ['abu', 'dhabi']],
    ['RAK', ['ras', 'al', 'khaimah']],
    ['rakhi', ['rakhi']],
    ['أم القيوين', ['umm', 'al', 'quwain']],
    ['الفُجيرة', ['fujairah']],
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
