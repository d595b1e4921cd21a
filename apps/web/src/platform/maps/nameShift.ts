/** On the screen, in px. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half of a pin and half a line of a name, with a little air. */
const CLEARANCE = 24;

/**
 * How far down a name moves so that no pin covers it: below the lowest pin that would.
 *
 * @param at the middle of the name
 * @param width of the name, in px
 * @returns px; 0 where it may stay
 * @example nameShift({ x: 100, y: 50 }, 40, [{ x: 90, y: 48 }]) // 22
 * @example nameShift({ x: 100, y: 50 }, 40, [{ x: 200, y: 50 }]) // 0
 */
export function nameShift(at: Spot, width: number, pins: readonly Spot[]): number {
  const over = pins.filter(
    (pin) => Math.abs(pin.x - at.x) < width / 2 + CLEARANCE / 2 && Math.abs(pin.y - at.y) < CLEARANCE,
  );
  return over.length === 0 ? 0 : Math.max(...over.map(({ y }) => y + CLEARANCE - at.y));
}
