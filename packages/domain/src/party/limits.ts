/** An allowed range, both bounds included. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Whether a count is a whole number within the limits. */
export const isWithin = ({ min, max }: Limits, count: number): boolean =>
  Number.isInteger(count) && count >= min && count <= max;

/** Returns the number within the limits that is nearest to the wanted one. */
export const clamp = ({ min, max }: Limits, wanted: number): number => Math.min(max, Math.max(min, wanted));
