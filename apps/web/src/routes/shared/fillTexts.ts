/** What a page's texts say about rules that depend on the shop's behaviour, by the name of their placeholder. */
export type TextValues = Readonly<Record<string, string>>;

/**
 * Replaces each `{name}` by its value. A text that is empty afterwards is left out.
 *
 * @example fillTexts(['Infants are {infants}.', '{offer}'], { infants: 'free', offer: '' }) // ['Infants are free.']
 * @example fillTexts(undefined, {}) // []
 */
export const fillTexts = (texts: readonly string[] = [], values: TextValues): string[] =>
  texts.map((text) => fillText(text, values)).filter((text) => text !== '');

/**
 * Replaces each `{name}` by its value.
 *
 * @throws Error if there is no value for a placeholder
 * @example fillText('Infants are {infants}.', { infants: 'free' }) // 'Infants are free.'
 * @example fillText('No placeholder', {}) // 'No placeholder'
 */
export const fillText = (text: string, values: TextValues): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`There is no value for the placeholder ${name}.`);
    return value;
  });
