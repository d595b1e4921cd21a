/** Screen position in px. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Half a pin plus half a line of text, with space between. */
const CLEARANCE = 24;

/**
 * Returns how far down a name moves so that no pin covers it.
 *
 * @param at centre of the name
 * @param width width of the name, in px
 * @returns px; 0 if no pin covers it
 * @example nameShift({ x: 100, y: 50 }, 40, [{ x: 90, y: 48 }]) // 22
 * @example nameShift({ x: 100, y: 50 }, 40, [{ x: 200, y: 50 }]) // 0
 */
export function nameShift(at: Spot, width: number, pins: readonly Spot[]): number {
  const over = pins.filter(
    (pin) => Math.abs(pin.x - at.x) < width / 2 + CLEARANCE / 2 && Math.abs(pin.y - at.y) < CLEARANCE,
  );
  return over.length === 0 ? 0 : Math.max(...over.map(({ y }) => y + CLEARANCE - at.y));
}
