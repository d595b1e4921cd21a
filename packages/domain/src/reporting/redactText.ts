/** Longer texts are looked at, and told, no further. */
const MOST_READ = 2000;
const MOST_TOLD = 300;

/** What may be somebody's, or a key to it, and what stands in its place. The order matters: an address may hold a name. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S*/gi, '[address]'],
  [/\S*@\S*/g, '[e-mail]'],
  // Parsers quote what they could not read: it may be what somebody typed.
  [/"[^"]*"|“[^”]*”|`[^`]*`/g, '[quoted]'],
  [/\b(?:bearer|basic)\s+\S+/gi, '[token]'],
  [/[\w.~+/=-]{24,}/g, '[token]'],
  // Cards, telephones, bookings, dates; what has three digits is the status of an answer.
  [/\d(?:[\s().+/-]*\d){3,}/g, '[number]'],
];

/**
 * The text of an error as a stranger may read it: without e-mail addresses, numbers of cards, telephones and bookings,
 * tokens, addresses of pages, and whatever stands in quotes (SHELL-60, CHECKOUT-15).
 *
 * @example redactText('No seat for layla@example.com, call +971 50 555 0142') // 'No seat for [e-mail] call +[number]'
 * @example redactText("Cannot read properties of undefined (reading 'price')") // "Cannot read properties of undefined (reading 'price')"
 */
export const redactText = (text: string): string =>
  personal
    .reduce((told, [found, instead]) => told.replace(found, instead), text.slice(0, MOST_READ))
    .slice(0, MOST_TOLD);
