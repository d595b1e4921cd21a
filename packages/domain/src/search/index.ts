export { matchesAllWords, rankMatches, type SearchableText } from './rankMatches.ts';
export { toSearchWords } from './toSearchWords.ts';
export { getWordForms, synonymWords, type WordForms } from './wordForms.ts';
