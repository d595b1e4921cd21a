import { simplifyText } from '../spelling/index.ts';
import { otherNames } from './otherNames.ts';
import { toTokens } from './rankMatches.ts';

/** Words that most texts contain and that say nothing about what is wanted. */
const stopWords = new Set(
  'a an and any are at best by can do for from go good have i in is it me my near of on or our some that the thing things to top tour tours trip uae us visit want we what where with activity activities attraction attractions ticket tickets'.split(
    ' ',
  ),
);

/**
 * Returns the words of a search, with places as the catalogue spells them and without stop words, unless there are no
 * others.
 *
 * @example toSearchWords('Things to do in Abu Zabi') // ['abu', 'dhabi']
 * @example toSearchWords('سفاري دبي') // ['safari', 'dubai']
 */
export function toSearchWords(text: string): string[] {
  const given = ` ${toTokens(text).join(' ')} `;
  const named = otherNames.reduce(
    (all, [other, name]) => all.replaceAll(` ${simplifyText(other)} `, ` ${name} `),
    given,
  );
  const words = [...new Set(named.split(' ').filter((word) => word !== ''))];
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
