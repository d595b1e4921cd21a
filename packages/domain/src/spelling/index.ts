export { countEdits } from './countEdits.ts';
export { findSimilarWord } from './findSimilarWord.ts';
