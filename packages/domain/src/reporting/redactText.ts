/** In characters: the rest of a longer text is dropped, before and after redaction. */
const MAX_INPUT = 2000;
const MAX_OUTPUT = 300;

/** Patterns of personal data and secrets with their replacements. The order matters: an address may contain a name. */
const personal: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z\d+.-]*:\/\/\S*/gi, '[address]'],
  [/\S*@\S*/g, '[e-mail]'],
  // Parsers quote what they couldn't parse: it may be text that a user typed.
  [/"[^"]*"|“[^”]*”|`[^`]*`/g, '[quoted]'],
  [/\b(?:bearer|basic)\s+\S+/gi, '[token]'],
  [/[\w.~+/=-]{24,}/g, '[token]'],
  // Numbers of cards, telephones and bookings, dates. Three digits are the status of a response.
  [/\d(?:[\s().+/-]*\d){3,}/g, '[number]'],
];

/**
 * Removes personal data and secrets from the text of an error: e-mail addresses, numbers of cards, telephones and
 * bookings, tokens, addresses of pages, and quoted text (SHELL-60, CHECKOUT-15).
 *
 * @example redactText('No seat for layla@example.com, call +971 50 555 0142') // 'No seat for [e-mail] call +[number]'
 * @example redactText("Cannot read properties of undefined (reading 'price')") // "Cannot read properties of undefined (reading 'price')"
 */
export const redactText = (text: string): string =>
  personal
    .reduce((redacted, [pattern, replacement]) => redacted.replace(pattern, replacement), text.slice(0, MAX_INPUT))
    .slice(0, MAX_OUTPUT);
