import { simplifyText } from '../spelling/index.ts';
import { toTokens } from './rankMatches.ts';

/** Other names and spellings, as the catalogue writes them. Later ones see what earlier ones wrote. */
const names: readonly (readonly [string, string])[] = [
  ['برج خليفة', 'burj khalifa'],
  ['برج العرب', 'burj al arab'],
  ['عين دبي', 'ain dubai'],
  ['دبي', 'dubai'],
  ['جميرا', 'jumeirah'],
  ['نخلة', 'palm'],
  ['مارينا', 'marina'],
  ['منطاد', 'balloon'],
  ['قارب', 'boat'],
  ['ابوظبي', 'abu dhabi'],
  ['ابو ظبي', 'abu dhabi'],
  ['الشارقه', 'sharjah'],
  ['العين', 'al ain'],
  ['راس الخيمه', 'ras al khaimah'],
  ['الفجيره', 'fujairah'],
  ['عجمان', 'ajman'],
  ['ام القيوين', 'umm al quwain'],
  ['حتا', 'hatta'],
  ['ليوا', 'liwa'],
  ['جبل جيس', 'jebel jais'],
  ['جزيره ياس', 'yas'],
  ['ياس', 'yas'],
  ['صحراء', 'desert'],
  ['سفاري', 'safari'],
  ['مسجد', 'mosque'],
  ['جامع', 'mosque'],
  ['متحف', 'museum'],
  ['اللوفر', 'louvre'],
  ['سوق', 'souk'],
  ['اطفال', 'kids'],
  ['طبخ', 'cooking'],
  ['قهوه', 'coffee'],
  ['جمل', 'camel'],
  ['مطار', 'airport'],
  ['khaleefa', 'khalifa'],
  ['khalifah', 'khalifa'],
  ['kalifa', 'khalifa'],
  ['abudhabi', 'abu dhabi'],
  ['abu zabi', 'abu dhabi'],
  ['dubay', 'dubai'],
  ['sharja', 'sharjah'],
  ['shariqah', 'sharjah'],
  ['rak', 'ras al khaimah'],
  ['ras el khaima', 'ras al khaimah'],
  ['ras al khaima', 'ras al khaimah'],
  ['rub al khali', 'empty quarter'],
  ['fujeirah', 'fujairah'],
  ['fujayrah', 'fujairah'],
  ['uaq', 'umm al quwain'],
  ['jabal jais', 'jebel jais'],
  ['jebal jais', 'jebel jais'],
  ['al ayn', 'al ain'],
  ['masjid', 'mosque'],
  ['mosk', 'mosque'],
  ['sheikh zayed mosque', 'grand mosque'],
  ['burj khalifa', 'level 124'],
  ['burj al arab', 'sail'],
  ['ain dubai', 'great wheel'],
  ['ferrari world', 'red roof park yas'],
  ['seaworld', 'sea life yas'],
  ['aquaventure', 'water park palm'],
  ['global village', 'global market village'],
  ['ski dubai', 'snow park'],
  ['green planet', 'rainforest'],
  ['kahwa', 'coffee'],
  ['gahwa', 'coffee'],
];

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
  const named = names.reduce((all, [other, name]) => all.replaceAll(` ${simplifyText(other)} `, ` ${name} `), given);
  const words = [...new Set(named.split(' ').filter((word) => word !== ''))];
  const meaningful = words.filter((word) => !stopWords.has(word));
  return meaningful.length > 0 ? meaningful : words;
}
