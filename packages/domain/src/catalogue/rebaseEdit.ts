/** An edit that was moved to a newer version of what it changes. */
export interface RebasedEdit<Fields> {
  /** The newer version with the edit's own changes. */
  readonly fields: Fields;
  /** The fields that both have changed, to different values; the edit's value is in `fields`. */
  readonly conflicts: readonly (keyof Fields & string)[];
}

/**
 * Moves an edit of an object to a newer version: a field that the edit hasn't changed takes its newer value, so that
 * saving the edit doesn't undo another user's change. Lists and nested objects are one value.
 *
 * @param base the version that was edited
 * @param mine the edited version
 * @param theirs the newer version
 * @param ignored names within values that don't count as a difference, such as the keys of rows
 * @example rebaseEdit({ title: 'Dhow', price: 9 }, { title: 'Dhow', price: 8 }, { title: 'Abra', price: 9 }) // { fields: { title: 'Abra', price: 8 }, conflicts: [] }
 * @example rebaseEdit({ price: 9 }, { price: 8 }, { price: 7 }) // { fields: { price: 8 }, conflicts: ['price'] }
 */
export function rebaseEdit<Fields extends object>(
  base: Fields,
  mine: Fields,
  theirs: Fields,
  ignored: readonly string[] = [],
): RebasedEdit<Fields> {
  const toText = (value: unknown) =>
    JSON.stringify(value, (name, part: unknown) => (ignored.includes(name) ? undefined : part));
  const isSame = (one: unknown, other: unknown) => toText(one) === toText(other);
  const names = Object.keys(theirs) as (keyof Fields & string)[];
  const own = names.filter((name) => !isSame(base[name], mine[name]) && !isSame(mine[name], theirs[name]));
  const ownValues = Object.fromEntries(own.map((name) => [name, mine[name]])) as Partial<Fields>;
  return {
    fields: { ...theirs, ...ownValues },
    conflicts: own.filter((name) => !isSame(base[name], theirs[name])),
  };
}
