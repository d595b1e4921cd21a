/**
 * Returns an object with only the given properties.
 *
 * @example pick({ slug: 'liwa', title: 'Liwa', html: '…' }, ['slug', 'title']) // { slug: 'liwa', title: 'Liwa' }
 */
export const pick = <Whole extends object, Key extends keyof Whole>(
  whole: Whole,
  keys: readonly Key[],
): Pick<Whole, Key> => Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
