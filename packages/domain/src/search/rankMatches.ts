import { simplifyText } from '../spelling/index.ts';
import { getWordForms, type WordForms } from './wordForms.ts';

/** What of a product or article is searched. */
export interface SearchableText {
  readonly title: string;
  readonly place: string;
  /** Its type, such as food or desert. */
  readonly type: string;
  readonly text: string;
  /** From 0 to 1: decides between equal matches. */
  readonly popularity: number;
}

const weights = { title: 10, type: 6, place: 6, text: 2 } as const;
const fields = ['title', 'type', 'place', 'text'] as const;
/** How much a match counts: the whole word, a word that starts with it, a synonym. */
const quality = { word: 1, prefix: 0.8, synonym: 0.6 };

/** Words of one or two letters, such as the article "al", say little. */
const shortWord = 0.3;

type Tokens = Readonly<Record<(typeof fields)[number], readonly string[]>>;

/**
 * Sorts matches of a search: by where the words occur (title, type and place, text), how exactly, how many of them, and
 * by popularity. Equal ones keep their order.
 *
 * @param words from `toSearchWords`
 * @example rankMatches([{ title: 'Creek', place: 'Dubai', type: 'water', text: 'A dhow.', popularity: 0 }, { title: 'Dhow dinner', place: 'Dubai', type: 'food', text: '', popularity: 0 }], ['dhow']).map(({ title }) => title) // ['Dhow dinner', 'Creek']
 * @example rankMatches([], ['dhow']) // []
 */
export function rankMatches<Match extends SearchableText>(
  matches: readonly Match[],
  words: readonly string[],
): Match[] {
  const forms = words.map(getWordForms);
  return matches
    .map((match) => ({ match, score: getScore(match, forms) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ match }) => match);
}

/**
 * Returns whether all words occur, or synonyms of them.
 *
 * @param words from `toSearchWords`
 * @example matchesAllWords({ title: 'Airport van', place: 'Dubai', type: 'transfer', text: '', popularity: 0 }, ['dubai', 'taxi']) // true
 * @example matchesAllWords({ title: 'Airport van', place: 'Dubai', type: 'transfer', text: '', popularity: 0 }, ['dubai', 'dune']) // false
 */
export function matchesAllWords(match: SearchableText, words: readonly string[]): boolean {
  const tokens = toFieldTokens(match);
  return words.every((word) => scoreWord(tokens, getWordForms(word)) > 0);
}

function getScore(match: SearchableText, words: readonly WordForms[]): number {
  const tokens = toFieldTokens(match);
  const scores = words.map((word) => scoreWord(tokens, word));
  const coverage = scores.filter((score) => score > 0).length / Math.max(1, words.length);
  const long = words.filter((word) => !isShort(word));
  const named = long.filter(({ forms }) => tokens.title.some((token) => forms.includes(token))).length;
  // A title without other words is what was searched for.
  const closeness = named / Math.max(1, tokens.title.length);
  const sum = scores.reduce((total, score) => total + score, scorePhrase(tokens, words));
  return sum * coverage + 3 * closeness + match.popularity;
}

/** Several words next to each other, such as "Dubai Marina", are worth a word more. */
function scorePhrase(tokens: Tokens, words: readonly WordForms[]): number {
  if (words.length < 2) return 0;
  const phrase = ` ${words.map(({ forms }) => forms[0]).join(' ')} `;
  return Math.max(...fields.map((field) => (` ${tokens[field].join(' ')} `.includes(phrase) ? weights[field] : 0)));
}

/** The best field counts, and the others a little. */
function scoreWord(tokens: Tokens, word: WordForms): number {
  const scores = fields.map((field) => weights[field] * getMatchQuality(tokens[field], word));
  const best = Math.max(...scores);
  const all = scores.reduce((sum, score) => sum + score, 0);
  return (isShort(word) ? shortWord : 1) * (best + (all - best) / 10);
}

const isShort = ({ forms: [word] }: WordForms): boolean => word.length <= 2;

function getMatchQuality(tokens: readonly string[], { forms, synonyms }: WordForms): number {
  if (tokens.some((token) => forms.includes(token))) return quality.word;
  if (tokens.some((token) => forms.some((form) => token.startsWith(form)))) return quality.prefix;
  return tokens.some((token) => synonyms.some((synonym) => token.startsWith(synonym))) ? quality.synonym : 0;
}

const toFieldTokens = ({ title, type, place, text }: SearchableText): Tokens => ({
  title: toTokens(title),
  type: toTokens(type),
  place: toTokens(place),
  text: toTokens(text),
});

/** Returns the words of a text, simplified. */
export const toTokens = (text: string): string[] => simplifyText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
