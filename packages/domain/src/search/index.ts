export { markBeginnings, type TextPart } from './markBeginnings.ts';
export { matchesAllWords, rankMatches, type SearchableText } from './rankMatches.ts';
export { categoryWords, type SuggestedList, type Suggestions, suggest } from './suggest.ts';
export { toSearchWords } from './toSearchWords.ts';
export { getWordForms, synonymWords, type WordForms } from './wordForms.ts';
