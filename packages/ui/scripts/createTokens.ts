import { colours, scale, tokenUses } from '../src/theme/contract.css.ts';
import { dark, light } from '../src/theme/palettes.ts';

/** A group of design tokens, or a token, in the format of the W3C Design Tokens Community Group (2025.10). */
export interface TokenGroup {
  [name: string]: TokenGroup | string | number | readonly unknown[];
}

/**
 * Returns the theme as design tokens: the groups `light`, `dark` and `scale`. A value that the format can't express, such
 * as a size that grows with the window, has its CSS in `$extensions` and, where there is one, its value in a wide window.
 *
 * @param tokenCss rules with the custom properties of the scale
 */
export function createTokens(tokenCss: string): TokenGroup {
  const root = /:root\{([^}]*)\}/.exec(tokenCss)?.[1] ?? '';
  const values = new Map(
    root.split(';').map((declaration): [string, string] => {
      const colon = declaration.indexOf(':');
      return [declaration.slice(0, colon), declaration.slice(colon + 1).trim()];
    }),
  );
  const readScale = (reference: string) => values.get(reference.slice('var('.length, -1)) ?? '';
  return {
    light: toGroup(colours, light, tokenUses),
    dark: toGroup(colours, dark, tokenUses),
    scale: toGroup(scale, scale, tokenUses, readScale),
  };
}

function toGroup(
  contract: object,
  values: object,
  uses: object,
  read: (value: string) => string = (value) => value,
): TokenGroup {
  return Object.fromEntries(
    Object.entries(contract).map(([name, child]: [string, unknown]) => {
      const value: unknown = Reflect.get(values, name);
      const use: unknown = Reflect.get(uses, name);
      if (typeof child === 'object' && child && typeof value === 'object' && value && typeof use === 'object' && use)
        return [name, toGroup(child, value, use, read)];
      return [name, { ...toToken(read(String(value))), $description: String(use) }];
    }),
  );
}

/**
 * Returns the type and value of a CSS value.
 *
 * @throws Error for a value that is none of the theme's types
 */
export function toToken(css: string): TokenGroup {
  const duration = /^([\d.]+)(ms|s)$/.exec(css);
  const curve = /^cubic-bezier\((.+)\)$/.exec(css);
  const font = /^(\d+) (.+)\/([\d.]+) var\(--ai-font-family\)$/.exec(css);
  if (css.startsWith('#')) return { $type: 'color', $value: toColour(css) };
  if (/^0 \d/.test(css)) return { $type: 'shadow', $value: css.split(/, ?/).map(toShadow) };
  if (duration) return { $type: 'duration', $value: { value: Number(duration[1]), unit: duration[2] ?? 'ms' } };
  if (curve) return { $type: 'cubicBezier', $value: (curve[1] ?? '').split(',').map(Number) };
  if (font) {
    const [, weight, size = '', lineHeight] = font;
    const fontSize = toDimension(size);
    if (!fontSize) throw new Error(`Not a font size: ${size}`);
    const $value = {
      fontFamily: '{scale.font.family}',
      fontSize,
      fontWeight: Number(weight),
      lineHeight: Number(lineHeight),
      letterSpacing: { value: 0, unit: 'px' },
    };
    return { $type: 'typography', $value, ...(size.startsWith('clamp') && { $extensions: toExtension(css) }) };
  }
  if (css.includes('sans-serif'))
    return { $type: 'fontFamily', $value: css.split(',').map((name) => name.trim().replaceAll(/["']/g, '')) };
  const dimension = toDimension(css);
  if (dimension)
    return { $type: 'dimension', $value: dimension, ...(css.startsWith('clamp') && { $extensions: toExtension(css) }) };
  // `em`, `ch` and plain numbers have no unit in the format.
  const number = Number.parseFloat(css);
  if (Number.isNaN(number)) throw new Error(`Not a token: ${css}`);
  return { $type: 'number', $value: number, ...(String(number) !== css && { $extensions: toExtension(css) }) };
}

const toExtension = (css: string) => ({ 'com.aitours.css': css });

/** Returns a size in px or rem; of a size that grows with the window, the largest. */
function toDimension(css: string): TokenGroup | undefined {
  const [, value, unit] = /^(?:clamp\(.*, ?)?(-?[\d.]+)(px|rem)\)?$/.exec(css) ?? [];
  return value === undefined || unit === undefined ? undefined : { value: Number(value), unit };
}

/** @param hex `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA` */
function toColour(hex: string): TokenGroup {
  const digits = hex.length < 6 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [red = 0, green = 0, blue = 0, alpha = 1] = (digits.match(/../g) ?? []).map(
    (pair) => Math.round((Number.parseInt(pair, 16) / 255) * 1e4) / 1e4,
  );
  return { colorSpace: 'srgb', components: [red, green, blue], alpha, hex: `#${digits.slice(0, 6).toLowerCase()}` };
}

/** @param css `0 2px 6px -4px #0006` */
function toShadow(css: string): TokenGroup {
  const parts = css.split(' ');
  const lengths = parts.slice(0, -1).map((length) => ({ value: Number.parseFloat(length), unit: 'px' }));
  const none = { value: 0, unit: 'px' };
  const [offsetX = none, offsetY = none, blur = none, spread = none] = lengths;
  return { color: toColour(parts.at(-1) ?? ''), offsetX, offsetY, blur, spread };
}
