export { countEdits } from './countEdits.ts';
export { findSimilarSound } from './findSimilarSound.ts';
export { findSimilarWord } from './findSimilarWord.ts';
export { simplifyText } from './simplifyText.ts';
