/** What a comparison ignores: accents, Arabic vowel signs and lengthened letters, apostrophes, and marks of direction. */
const ignored =
  /[\u0300-\u036f\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069'‘’ʻʼ`]/gu;

/** Letters that have no accent but are typed as others, and the digits of Arabic and Persian. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', ı: 'i', ς: 'σ' },
  ...{ ٱ: 'ا', ة: 'ه', ى: 'ي', ی: 'ي', ک: 'ك' },
  ...Object.fromEntries(Array.from('٠١٢٣٤٥٦٧٨٩', (digit, value) => [digit, String(value)])),
  ...Object.fromEntries(Array.from('۰۱۲۳۴۵۶۷۸۹', (digit, value) => [digit, String(value)])),
};

const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** The Arabic article, unless less than three letters follow. */
const article = /(^|[^ء-ي])ال(?=[ء-ي]{3})/gu;

/**
 * Returns a text as it is compared with another: in lower case, without accents, apostrophes and the Arabic article, and
 * with one form of each letter and digit. The database has the same rule, `simplify_text`, for the texts that it stores.
 *
 * @example simplifyText('Café') // 'cafe'
 * @example simplifyText('Fisherman’s') // 'fishermans'
 * @example simplifyText('العُبيدي') // 'عبيدي'
 */
export const simplifyText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ignored, '')
    .replaceAll(anyLetter, (letter) => String(letters[letter]))
    .replaceAll(article, '$1');
