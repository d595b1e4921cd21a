/**
 * Returns a percentile by nearest rank: always one of the values.
 *
 * @param percent above 0, up to 100
 * @throws RangeError if there are no values
 * @example percentile([30, 10, 20], 50) // 20
 * @example percentile([30, 10, 20], 99) // 30
 */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const value = sorted[Math.ceil((percent / 100) * sorted.length) - 1];
  if (value === undefined) throw new RangeError(`No ${percent}th percentile of ${values.length} values`);
  return value;
}
