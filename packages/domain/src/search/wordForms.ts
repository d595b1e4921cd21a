/** Words of which a search for one finds all. Each is a prefix. */
const synonyms: readonly (readonly string[])[] = [
  ['kid', 'child', 'toddler', 'family', 'families'],
  ['cook', 'cookery', 'kitchen', 'chef'],
  ['safari', 'dune'],
  ['souk', 'souq', 'market', 'bazaar'],
  ['bike', 'bicycle', 'cycling', 'cycle'],
  ['hike', 'trek', 'hiking'],
  ['class', 'lesson', 'workshop', 'course'],
  ['food', 'eat', 'culinary', 'gastronomy'],
  ['boat', 'dhow', 'abra', 'yacht', 'cruise'],
  ['photo', 'photography'],
  ['snorkel', 'dive', 'diving', 'scuba', 'reef'],
  ['ski', 'snow'],
  ['star', 'stargazing', 'astronomy'],
  ['taxi', 'cab', 'transfer', 'chauffeur'],
  ['romantic', 'honeymoon', 'couple'],
  ['skyscraper', 'tower'],
  ['perfume', 'scent', 'oud', 'attar'],
  ['balloon', 'ballooning'],
  ['paddle', 'paddleboard', 'sup'],
  ['kayak', 'kayaking', 'canoe'],
  ['pottery', 'ceramics', 'clay'],
  ['flower', 'garden', 'bloom'],
  ['race', 'racing', 'circuit', 'f1', 'formula'],
  ['theme', 'coaster', 'rides'],
  ['concert', 'opera', 'music', 'song'],
  ['camp', 'camping', 'overnight'],
  ['zipline', 'ziplining', 'zip'],
  ['skydive', 'skydiving', 'parachute'],
  ['palace', 'qasr'],
  ['mountain', 'jebel', 'jabal'],
  ['fort', 'fortress', 'castle'],
];

/** The prefixes that a search for a word matches. */
export interface WordForms {
  /** The word and its stem. */
  readonly forms: readonly [string, ...string[]];
  readonly synonyms: readonly string[];
}

/**
 * Returns the prefixes that a search for a word matches.
 *
 * @example getWordForms('cooking').forms // ['cooking', 'cook']
 * @example getWordForms('spring') // { forms: ['spring'], synonyms: [] }
 */
export function getWordForms(word: string): WordForms {
  const stem = word.replace(/(?<=[aeiouy].*)(?:(\p{L})\1ing|ing|s)$/u, '$1');
  const forms: WordForms['forms'] = stem.length >= 3 && stem !== word ? [word, stem] : [word];
  const same = synonyms.filter((group) => group.some((one) => forms.includes(one))).flat();
  return { forms, synonyms: [...new Set(same)].filter((one) => !forms.includes(one)) };
}

/** All words with synonyms: misspelt words can be corrected to them. */
export const synonymWords: readonly string[] = synonyms.flat();
