/** What isn't repeated: a placeholder, also with the branches of a plural in it; a number; a currency; AM and PM. */
const fixed = /\{(?:[^{}]|\{[^{}]*\})*\}|[\d.,:]*\d|\b[A-Z]{2,3}\b/g;
const accents: Readonly<Record<string, string>> = { a: 'á', A: 'Á', e: 'ë', i: 'ï', o: 'ö', u: 'ü', c: 'ç', n: 'ñ' };

/**
 * Returns a text of up to twice its length, as a translation may have: with its words again, in other letters.
 *
 * @example lengthen('Add to cart') // 'Add to cart Ádd tö çárt'
 * @example lengthen('{count} places left') // '{count} places left pláçës lëft'
 */
export function lengthen(text: string): string {
  const words = text.replace(fixed, ' ').trim().split(/\s+/).join(' ');
  if (!/\p{L}/u.test(words)) return text;
  const [, start = '', end = ''] = /^(.*?)(\s*)$/s.exec(text) ?? [];
  return `${start} ${words.replace(/[aAeioucn]/g, (letter) => accents[letter] ?? letter)}${end}`;
}
