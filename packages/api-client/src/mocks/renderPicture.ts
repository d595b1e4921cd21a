import { type Hour, type MotifName, motifs, renderScene } from '@aitours/art';

/** Words in the ids of the contract's example pictures that aren't names of motifs; the first match wins. */
const motifByWord: readonly (readonly [word: string, motif: MotifName])[] = [
  ['minibus', 'van'],
  ['vehicle', 'car'],
  ['clothes', 'suitcase'],
  ['waterworld', 'waterPark'],
  ['mangrove', 'kayak'],
  ['camels', 'dunes'],
  ['stars', 'stargazing'],
  ['dinner', 'feast'],
  ['bread', 'streetFood'],
  ['food', 'streetFood'],
  ['abra', 'creek'],
  ['deck', 'observation'],
  ['burj', 'skyline'],
  ['balloon', 'balloons'],
  ['liwa', 'camp'],
  ['hatta', 'wadi'],
  ['fujairah', 'beach'],
  ['saudi', 'fort'],
  ['dubai', 'skyline'],
  ['dhabi', 'mosque'],
];

const hourByWord: readonly (readonly [word: string, hour: Hour])[] = [
  ['sunrise', 'dawn'],
  ['dusk', 'dusk'],
  ['dinner', 'dusk'],
  ['night', 'night'],
  ['stars', 'night'],
];

/** Renders a scene that fits the words of a picture's id, as SVG whatever format was requested. */
export function renderPicture(imageId: string): Blob {
  const words = imageId.split('-');
  const seed = [...imageId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const isAvatar = words[0] === 'avatar';
  const svg = renderScene({
    motif: isAvatar ? 'avatar' : (words.findLast(isMotif) ?? find(motifByWord, words) ?? 'dunes'),
    hour: find(hourByWord, words) ?? (seed % 3 === 0 ? 'noon' : 'gold'),
    seed,
    composition: isAvatar ? 'square' : /^(hero|cruise|post)-/.test(imageId) ? 'wide' : 'portrait',
  });
  return new Blob([svg], { type: 'image/svg+xml' });
}

const isMotif = (word: string): word is MotifName => motifs.some((motif) => motif === word);

const find = <Value>(table: readonly (readonly [word: string, value: Value])[], words: readonly string[]) =>
  table.find(([word]) => words.includes(word))?.[1];
