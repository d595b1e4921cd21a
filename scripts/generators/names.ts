/** The arguments of a generator are invalid; the message explains why and what is valid. */
export class InvalidArguments extends Error {
  override readonly name = 'InvalidArguments';
}

/** @example kebab('MealTypes') // 'meal-types' */
export const kebab = (name: string): string => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();

/** @example pascal('gift-cards') // 'GiftCards' */
export const pascal = (name: string): string =>
  name
    .split('-')
    .map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
    .join('');

/** @example camel('GiftCards') // 'giftCards' */
export const camel = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

/** Returns text as a string literal in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Returns text as a sentence of a comment, with its full stop. */
export const sentence = (text: string): string => `${text.replaceAll('*/', '').replace(/\.?\s*$/, '')}.`;
