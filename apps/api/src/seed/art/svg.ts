/** The few words of SVG that the scenes are written in. Numbers are rounded to a tenth of a unit. */
export type Attributes = Readonly<Record<string, string | number>>;

export const n = (value: number): string => String(Math.round(value * 10) / 10);

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? String(Math.round(value * 100) / 100) : value}"`)
    .join('');

export const element = (name: string, attributes: Attributes, ...children: readonly string[]): string =>
  children.length > 0
    ? `<${name}${written(attributes)}>${children.join('')}</${name}>`
    : `<${name}${written(attributes)}/>`;

export const path = (d: string, fill: string, more: Attributes = {}): string => element('path', { d, fill, ...more });

/** A line drawn with a round pen. */
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => element('rect', { x: n(x), y: n(y), width: n(width), height: n(height), fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx: n(cx), cy: n(cy), r: n(r), fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}): string =>
  element('ellipse', { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), fill, ...more });

/** Puts something drawn around its own origin at a place, at a size (negative mirrors it), turned by degrees. */
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
  const turned = turn === 0 ? '' : ` rotate(${n(turn)})`;
  return element('g', { transform: `translate(${n(x)} ${n(y)})${turned}${size}` }, drawing);
}

/** The same drawing once more: upside down under its foot, as water shows it. */
export function reflected(id: string, x: number, y: number, scale: number, drawing: string, opacity: number): string {
  const size = (across: number, down: number) =>
    `translate(${n(x)} ${n(y)}) scale(${Math.round(across * 1000) / 1000} ${Math.round(down * 1000) / 1000})`;
  const mirror = element('use', { href: `#${id}`, transform: size(scale, -scale * 0.7), opacity });
  return element('g', { transform: size(scale, scale) }, element('g', { id }, drawing)) + mirror;
}

/** One drawing in many places: written once, then only pointed at. */
export function copies(
  id: string,
  drawing: string,
  places: ReadonlyArray<readonly [x: number, y: number, scale?: number]>,
): string {
  const uses = places.map(([x, y, scale = 1]) => {
    const size = scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`;
    return element('use', { href: `#${id}`, transform: `translate(${n(x)} ${n(y)})${size}` });
  });
  return element('defs', {}, element('g', { id }, drawing)) + uses.join('');
}

/** What is drawn once for each of the numbers 0, 1, 2 … below a count. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list.map(([offset, colour, opacity = 1]) =>
    element(
      'stop',
      opacity === 1 ? { offset, 'stop-color': colour } : { offset, 'stop-color': colour, 'stop-opacity': opacity },
    ),
  );

/** Runs from the top of what it paints to its bottom, or between the given corners. */
export const linearGradient = (
  id: string,
  list: readonly Stop[],
  corners = [0, 0, 0, 1] as readonly number[],
): string => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 1] = corners;
  return element('linearGradient', { id, x1, y1, x2, y2 }, ...stops(list));
};

export const radialGradient = (id: string, list: readonly Stop[]): string =>
  element('radialGradient', { id }, ...stops(list));
