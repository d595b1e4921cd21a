/** SHELL-60: of so many visits the error-reporting service also learns how long pages took. */
export const TRACE_RATE = 0.1;

/**
 * Whether a visit is one of them.
 *
 * @param chance from 0 up to, but not including, 1
 * @example isTraced(0.05) // true
 * @example isTraced(0.1) // false
 */
export const isTraced = (chance: number): boolean => chance < TRACE_RATE;
