/** The files of the font: each has the letters of some scripts. */
export type FontPart = 'latin' | 'latin-ext' | 'arabic';

interface Run {
  readonly part: FontPart;
  readonly text: string;
}

const latin = /[\p{Number}\p{Punctuation}\p{Separator}\p{Symbol}\p{Mark}\p{ASCII}\u00a0-\u00ff\u0131\u0152\u0153]/u;

/** Spaces and punctuation belong to the run before them, so that an Arabic name stays in one run. */
function chooseFontPart(character: string, before: FontPart): FontPart {
  if (/\p{Script=Arabic}/u.test(character)) return 'arabic';
  if (before === 'arabic' && character === ' ') return 'arabic';
  return latin.test(character) ? 'latin' : 'latin-ext';
}

/**
 * Splits a text into runs that one file of the font can write. The words of an Arabic run are reversed, because the PDF
 * library orders words from left to right.
 */
export function splitIntoFontRuns(text: string): Run[] {
  const runs: { part: FontPart; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const last = runs.at(-1);
    const part = chooseFontPart(character, last?.part ?? 'latin');
    if (last?.part === part) last.text += character;
    else runs.push({ part, text: character });
  }
  return runs.flatMap((run) => (run.part === 'arabic' ? reverseWords(run.text) : [run]));
}

/** A space at the end is a run of its own: in one from right to left it would be on the left. */
function reverseWords(text: string): Run[] {
  const words = text.trimEnd();
  const space = text.slice(words.length);
  const reversed: Run = { part: 'arabic', text: words.split(' ').reverse().join(' ') };
  return space === '' ? [reversed] : [reversed, { part: 'latin', text: space }];
}
