/** Returns the relative luminance of an opaque `#RRGGBB` colour (WCAG 2.2). */
function luminance(colour: string): number {
  if (!/^#[0-9A-F]{6}$/i.test(colour)) throw new RangeError(`not an opaque colour: ${colour}`);
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * Returns the contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, 1.4.3).
 *
 * @throws RangeError for a colour that is not `#RRGGBB`
 *
 * @example contrast('#000000', '#FFFFFF') // 21
 * @example contrast('#777777', '#FFFFFF') // 4.48, below the 4.5 that text requires
 */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}
