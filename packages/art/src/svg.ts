/** The attributes of an SVG element. */
export type Attributes = Readonly<Record<string, string | number>>;

/** Formats a coordinate with at most one decimal, which keeps paths short. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

const formatAttributes = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 100) / 100) : value}"`)
    .join('');

/** Returns the markup of an SVG element with numbers rounded to two decimals. */
export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string =>
  children.length > 0
    ? `<${name}${formatAttributes(attributes)}>${children.join('')}</${name}>`
    : `<${name}${formatAttributes(attributes)}/>`;

/** Returns a filled path. */
export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });

/** Returns a path with a stroke and round ends instead of a fill. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

/** Returns a filled rectangle; `x` and `y` are its top left corner. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x: round(x), y: round(y), width: round(width), height: round(height), fill, ...more });

/** Returns a filled circle. */
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx: round(cx), cy: round(cy), r: round(r), fill, ...more });

/** Returns a filled ellipse. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx: round(cx), cy: round(cy), rx: round(rx), ry: round(ry), fill, ...more });

/**
 * Moves a drawing from the origin to a point.
 *
 * @param scale a negative value mirrors the drawing
 * @param turn degrees
 */
export function place(
  x: number,
  y: number,
  scale: number | readonly [number, number],
  drawing: string,
  turn = 0,
): string {
  const [across, down] = typeof scale === 'number' ? [scale, Math.abs(scale)] : scale;
  const size =
    across === 1 && down === 1 ? '' : ` scale(${Math.round(across * 1000) / 1000} ${Math.round(down * 1000) / 1000})`;
  const turned = turn === 0 ? '' : ` rotate(${round(turn)})`;
  return element('g', { transform: `translate(${round(x)} ${round(y)})${turned}${size}` }, drawing);
}

/** Calls `draw` with 0 to `count` - 1 and concatenates the results. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A colour of a gradient. The offset is from 0 to 1, the opacity 1 by default. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity = 1]) =>
    element(
      'stop',
      opacity === 1 ? { offset, 'stop-color': colour } : { offset, 'stop-color': colour, 'stop-opacity': opacity },
    ),
  );

/**
 * Returns a gradient along a line.
 *
 * @param corners x1, y1, x2 and y2 as fractions of the painted shape; from top to bottom by default
 */
export const linearGradient = (
  id: string,
  list: readonly Stop[],
  corners = [0, 0, 0, 1] as readonly number[],
): string => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 1] = corners;
  return element('linearGradient', { id, x1, y1, x2, y2 }, ...stops(list));
};

/** Returns a gradient from the centre of the painted shape to its border. */
export const radialGradient = (id: string, list: readonly Stop[]): string =>
  element('radialGradient', { id }, ...stops(list));
