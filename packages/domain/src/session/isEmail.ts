const SHAPE = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/**
 * Whether text looks like x@y.z (AUTH-22, TOUR-33).
 *
 * @example isEmail('mona@example.ae') // true
 * @example isEmail('mona@example') // false
 */
export const isEmail = (text: string): boolean => SHAPE.test(text.trim());
