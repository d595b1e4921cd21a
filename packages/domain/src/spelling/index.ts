export { countEdits } from './countEdits.ts';
export { findSimilarWord } from './findSimilarWord.ts';
export { simplifyText } from './simplifyText.ts';
