import { path, place, rect, round } from '../svg.ts';

/** An onion dome on its drum, with a lit side; the origin is the middle of its foot. */
export function dome(x: number, y: number, r: number, fill: string, lit: string): string {
  const shape = `M${round(-r)} 0 C${round(-r * 1.2)} ${round(-r * 0.75)} ${round(-r * 0.42)} ${round(-r * 1.08)} 0 ${round(-r * 1.5)} C${round(r * 0.42)} ${round(-r * 1.08)} ${round(r * 1.2)} ${round(-r * 0.75)} ${round(r)} 0 Z`;
  const light = `M${round(r * 0.2)} 0 C${round(r * 0.72)} ${round(-r * 0.6)} ${round(r * 0.3)} ${round(-r * 1.06)} 0 ${round(-r * 1.5)} C${round(r * 0.42)} ${round(-r * 1.08)} ${round(r * 1.2)} ${round(-r * 0.75)} ${round(r)} 0 Z`;
  const finial = `M-1.5 ${round(-r * 1.46)} v${round(-r * 0.3)} h3 v${round(r * 0.3)} Z M${round(-r * 0.06)} ${round(-r * 1.62)} a${round(r * 0.06)} ${round(r * 0.06)} 0 1 0 ${round(r * 0.12)} 0 a${round(r * 0.06)} ${round(r * 0.06)} 0 1 0 ${round(-r * 0.12)} 0 Z`;
  return place(
    x,
    y,
    1,
    path(shape, fill) +
      path(light, lit, { opacity: 0.22 }) +
      path(finial, lit) +
      rect(-r * 0.92, -2, r * 1.84, r * 0.24, fill),
  );
}

/** A minaret about 300 units tall: square below, eight-sided, then round. */
export function minaret(x: number, y: number, scale: number, fill: string, lit: string): string {
  return place(
    x,
    y,
    scale,
    path(
      'M-16 0 V-110 H16 V0 Z M-21 -110 V-120 H21 V-110 Z M-13 -120 V-196 H13 V-120 Z M-18 -196 V-205 H18 V-196 Z M-8 -205 V-254 H8 V-205 Z M-11 -254 C-11 -270 -3 -274 0 -292 C3 -274 11 -270 11 -254 Z M-1.2 -288 V-312 H1.2 V-288 Z',
      fill,
    ) +
      path('M5 0 V-110 H16 V0 Z M4 -120 V-196 H13 V-120 Z M2 -205 V-254 H8 V-205 Z', lit, { opacity: 0.22 }) +
      path('M-4 -130 v-26 a4 5 0 0 1 8 0 v26 Z M-3 -214 v-20 a3 4 0 0 1 6 0 v20 Z', lit, { opacity: 0.8 }),
  );
}

/** A row of pointed arches standing on the origin, from the left. */
export function arches(
  x: number,
  y: number,
  count: number,
  width: number,
  height: number,
  fill: string,
  opacity = 0.85,
): string {
  const one = width * 0.68;
  let d = '';
  for (let index = 0; index < count; index++) {
    const left = index * width + (width - one) / 2;
    d += `M${round(left)} 0 V${round(-height * 0.6)} C${round(left)} ${round(-height * 0.82)} ${round(left + one * 0.4)} ${round(-height * 0.9)} ${round(left + one / 2)} ${round(-height)} C${round(left + one * 0.6)} ${round(-height * 0.9)} ${round(left + one)} ${round(-height * 0.82)} ${round(left + one)} ${round(-height * 0.6)} V0 Z `;
  }
  return place(x, y, 1, path(d, fill, { opacity }));
}
