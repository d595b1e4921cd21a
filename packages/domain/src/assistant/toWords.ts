import { simplifyText } from '../spelling/index.ts';

/** Expressions of several words that mean one thing, and spellings of it. */
const expressions: readonly (readonly [RegExp, string])[] = [
  [/\b(?:pick(?:ed|ing|s)?)[\s-]+(?:(?:me|us)[\s-]+)?up\b/g, 'pickup'],
  [/\bdrop(?:ped|ping)?[\s-]+(?:(?:me|us)[\s-]+)?off\b/g, 'dropoff'],
  [/\b(log|sign)(?:ged|ned|ging|ning|ing|ed)?[\s-]+(in|up|out)\b/g, '$1$2'],
  [/\bone[\s-]time\b/g, 'onetime'],
  [/\be-?(mails?|tickets?)\b/g, 'e$1'],
  [/\bqr[\s-]+codes?\b/g, 'qrcode'],
  [/\bmoney[\s-]+back\b/g, 'moneyback'],
  [/\bcall(?:ed|ing)?[\s-]+(?:it[\s-]+)?off\b/g, 'calloff'],
  [/\bcall[\s-]+cent(?:er|re)\b/g, 'callcenter'],
  [/\b(apple|google)[\s-]+pay\b/g, '$1pay'],
  [/\bgift[\s-]+(?:cards?|vouchers?)\b/g, 'giftcard'],
  [/\b(?:promo(?:tion(?:al)?)?|discount|coupon|voucher)[\s-]+codes?\b/g, 'promocode'],
  [/\b(?:what (?:can|do) you (?:do|know)|(?:who|what) are you|how do you work)\b/g, 'help'],
  [/\bday[\s-]+planner\b/g, 'planner'],
];

/**
 * Returns the words of a message in lower case, without accents and apostrophes. Expressions that mean one thing are one
 * word.
 *
 * @example toWords('Can’t you pick me up?') // ['cant', 'you', 'pickup']
 * @example toWords('  ') // []
 */
export function toWords(text: string): string[] {
  const simple = simplifyText(text).replaceAll(/\s+/g, ' ');
  const joined = expressions.reduce((all, [pattern, word]) => all.replaceAll(pattern, word), simple);
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}
