import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import createBidi from 'bidi-js';

/** A file of a font, which has the letters of some scripts. */
export interface FontPart {
  readonly family: string;
  readonly name: string;
}

/** A part of a line in one font and direction; lines have their runs from left to right. */
export interface Run {
  readonly part: FontPart;
  readonly text: string;
}

const require = createRequire(import.meta.url);
/** The shop's font first. Chinese has kana as well; Korean and Chinese are divided into many small files. */
const families = ['readex-pro', 'noto-sans', 'noto-sans-devanagari', 'noto-sans-sc', 'noto-sans-kr', 'noto-emoji'];
const folderOf = (family: string) => path.dirname(require.resolve(`@fontsource/${family}/package.json`));

type Ranges = readonly (readonly [first: number, last: number])[];
const parts: readonly (FontPart & { readonly ranges: Ranges })[] = families.flatMap((family) => {
  const files = new Set(readdirSync(path.join(folderOf(family), 'files')));
  const ranges: Record<string, string> = JSON.parse(readFileSync(path.join(folderOf(family), 'unicode.json'), 'utf8'));
  return Object.entries(ranges).flatMap(([key, text]) => {
    const name = key.replaceAll(/[[\]]/g, '');
    return files.has(`${family}-${name}-400-normal.woff`) ? [{ family, name, ranges: parseRanges(text) }] : [];
  });
});

function parseRanges(text: string): Ranges {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
}

/** Returns the file of a font in a weight. */
export const readFont = ({ family, name }: FontPart, weight: number): Buffer =>
  readFileSync(path.join(folderOf(family), 'files', `${family}-${name}-${weight}-normal.woff`));

/** The Chinese font lists Korean letters that it doesn't have. */
const hasLetter = ({ family }: FontPart, character: string): boolean =>
  family !== 'noto-sans-sc' || !/\p{Script=Hangul}/u.test(character);

const findPart = (character: string): FontPart | undefined => {
  const code = character.codePointAt(0) ?? 0;
  return parts.find(
    (part) => part.ranges.some(([first, last]) => first <= code && code <= last) && hasLetter(part, character),
  );
};
const latin = findPart('a');

/** Marks and joiners belong to the letter before them; spaces between words of one script to its run. */
function choosePart(character: string, before: FontPart | undefined): FontPart | undefined {
  if (before && /[\p{M}\u200c\u200d]/u.test(character)) return before;
  if (character === ' ' && (before?.name === 'arabic' || before?.name === 'devanagari')) return before;
  return findPart(character) ?? latin;
}

const bidi = createBidi();
const mirror = (text: string): string =>
  [...text]
    .reverse()
    .map((character) => bidi.getMirroredCharacter(character) ?? character)
    .join('');

/** Splits a line into runs that one file of a font can write, in their order from left to right (UAX #9). */
export function splitIntoFontRuns(line: string): Run[] {
  const text = line.normalize('NFC').replaceAll(/[\ufe0e\ufe0f]/g, '');
  const { levels } = bidi.getEmbeddingLevels(
    text,
    /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr',
  );
  const runs: { part: FontPart; text: string; level: number }[] = [];
  let index = 0;
  for (const character of text) {
    const level = levels[index] ?? 0;
    index += character.length;
    const last = runs.at(-1);
    const part = choosePart(character, last?.part);
    if (!part) continue;
    if (last?.part === part && last.level === level) last.text += character;
    else runs.push({ part, text: character, level });
  }
  // Rule L2: from the highest level down to the lowest odd one, sequences of at least that level are reversed.
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level--) {
    for (let start = 0; start < runs.length; start++) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end++;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  // The PDF library reverses letters of Arabic only.
  return runs.map(({ part, text: written, level }) => ({
    part,
    text: level % 2 === 1 && part.name !== 'arabic' ? mirror(written) : written,
  }));
}

const cjk = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}';
const words = new RegExp(`\\s*[${cjk}]|\\s*[^\\s${cjk}]+|\\s+`, 'gu');

/** Breaks a text into lines of a width, between words; a word that is wider is broken anywhere. */
export function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
  return text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((paragraph) => {
    const lines = [''];
    const append = (word: string) => {
      const line = lines.at(-1) ?? '';
      if (line === '' || measure(line + word) <= width) lines[lines.length - 1] = line + word;
      else lines.push(word.trimStart());
    };
    for (const word of paragraph.match(words) ?? []) {
      if (measure(word) <= width) append(word);
      else for (const character of word) append(character);
    }
    return lines;
  });
}
