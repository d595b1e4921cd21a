import type { Category } from '../browse/index.ts';
import { rankMatches, type SearchableText, toTokens } from './rankMatches.ts';

/** A list of products that a search may mean: those of a place or of a category. */
export interface SuggestedList {
  readonly kind: 'place' | 'category';
  readonly title: string;
  readonly category: Category;
  /** What the list is searched for; empty for the whole category. */
  readonly search: string;
}

/** What is suggested for a partly typed search. */
export interface Suggestions<Product> {
  /** Places, then categories. */
  readonly lists: readonly SuggestedList[];
  readonly products: readonly Product[];
}

const max = { places: 2, categories: 2, all: 8 };
/** The list of a place with one product has nothing else than that product, which is suggested itself. */
const minProductsOfPlace = 2;

type SuggestedCategory = Omit<SuggestedList, 'kind'> & { readonly keywords: string };

/** The categories of things to do, and frequent subjects of searches. */
const categories: readonly SuggestedCategory[] = [
  { title: 'Activities', category: 'activities', search: '', keywords: 'activities activity' },
  { title: 'Tours', category: 'tours', search: '', keywords: 'tours multi day holidays packages trips' },
  { title: 'Attractions', category: 'attractions', search: '', keywords: 'attractions tickets entry theme parks' },
  { title: 'Airport transfers', category: 'transfers', search: '', keywords: 'airport transfers taxi cab car driver' },
  { title: 'Desert', category: 'all', search: 'desert', keywords: 'desert safari dunes sand' },
  { title: 'Museums', category: 'all', search: 'museum', keywords: 'museums art galleries' },
  { title: 'Food', category: 'all', search: 'food', keywords: 'food eating restaurants dinner' },
  { title: 'Boats', category: 'all', search: 'boat', keywords: 'boats cruises dhows yachts' },
  { title: 'For children', category: 'all', search: 'kids', keywords: 'for children kids child family families' },
];

/** All words that a category is suggested for: misspelt words can be corrected to them. */
export const categoryWords: readonly string[] = categories.flatMap(({ keywords }) => keywords.split(' '));

/**
 * Chooses what to suggest for a partly typed search: places and categories whose words begin with the typed ones, then
 * the most relevant products.
 *
 * @param products those that match, in any order
 * @param words from `toSearchWords`
 * @example suggest([], ['des']).lists.map(({ title }) => title) // ['Desert']
 * @example suggest([{ title: 'Louvre', place: 'Abu Dhabi', type: '', text: '', popularity: 0 }], ['lou']).products.length // 1
 */
export function suggest<Product extends SearchableText>(
  products: readonly Product[],
  words: readonly string[],
): Suggestions<Product> {
  const lists = [...suggestPlaces(products, words), ...suggestCategories(words)];
  return { lists, products: rankMatches(products, words).slice(0, max.all - lists.length) };
}

/** A product's place is a list of names, from the smallest to the largest: "Al Qudra, Dubai". */
function suggestPlaces(products: readonly SearchableText[], words: readonly string[]): SuggestedList[] {
  const counts = new Map<string, number>();
  for (const name of products.flatMap(({ place }) => [...new Set(place.split(', '))]))
    if (beginsWithWords(name, words)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const places = [...counts]
    .filter(([, count]) => count >= minProductsOfPlace)
    .map(([title, count]) => ({ title, place: '', type: '', text: '', popularity: count / products.length }));
  return rankMatches(places, words)
    .slice(0, max.places)
    .map(({ title }) => ({ kind: 'place', title, category: 'all', search: title }));
}

const suggestCategories = (words: readonly string[]): SuggestedList[] =>
  categories
    .filter(({ keywords }) => beginsWithWords(keywords, words))
    .slice(0, max.categories)
    .map(({ keywords: _, ...list }) => ({ kind: 'category', ...list }));

/** Returns whether each word is the beginning of one of the text's. */
function beginsWithWords(text: string, words: readonly string[]): boolean {
  const tokens = toTokens(text);
  return words.length > 0 && words.every((word) => tokens.some((token) => token.startsWith(word)));
}
