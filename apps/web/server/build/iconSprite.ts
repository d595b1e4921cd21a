import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const importOfIcons = /import\s*\{([^}]*)\}\s*from\s*'lucide-react';/g;
const shapes = new Map(Object.entries<unknown>(lucide));
const isIcon = (found: unknown): found is lucide.LucideIcon =>
  typeof found === 'object' && found !== null && '$$typeof' in found;
const drawing = join('src/app/icons/spriteIcon.tsx');

/**
 * Icons are pictures, not programs: the built shop draws them out of one file of shapes, which a browser fetches once
 * and keeps. Written into the scripts they were a tenth of what a page adds to React. The source goes on importing
 * `lucide-react`; Storybook, tests and the packages draw with it.
 */
export function iconSprite(): Plugin {
  const sprite = spriteOf(iconsIn(sources()));
  const file = `assets/icons-${createHash('sha256').update(sprite).digest('base64url').slice(0, 8)}.svg`;
  return {
    name: 'icon-sprite',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ define: { __ICON_SPRITE__: JSON.stringify(`/${file}`) } }),
    transform: (code, id) => (isSource(id) ? { code: withSpriteIcons(code), map: null } : undefined),
    generateBundle() {
      if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName: file, source: sprite });
    },
  };
}

/** A module's code with each icon it imports drawn from the sprite. */
export const withSpriteIcons = (code: string): string => {
  if (!code.includes("'lucide-react'")) return code;
  const drawn = code.replace(importOfIcons, (_all, names: string) =>
    iconNames(names)
      .map(({ name, local }) => `const ${local} = /*#__PURE__*/ spriteIcon('${name}');`)
      .join(' '),
  );
  return `import { spriteIcon } from ${JSON.stringify(drawing)}; ${drawn}`;
};

/** All shapes in one picture, each under its icon's name. */
export const spriteOf = (names: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${names.map(symbolOf).join('')}</svg>`;

/** The names of the icons that modules import, each once, in a lasting order. */
export const iconsIn = (codes: readonly string[]): readonly string[] =>
  [
    ...new Set(
      codes.flatMap((code) =>
        [...code.matchAll(importOfIcons)].flatMap(([, names = '']) => iconNames(names).map(({ name }) => name)),
      ),
    ),
  ].sort();

function symbolOf(name: string): string {
  const icon = shapes.get(name);
  if (!isIcon(icon)) throw new Error(`lucide-react has no icon of the name ${name}`);
  const drawn = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" viewBox="0 0 24 24">${drawn}</symbol>`;
}

const iconNames = (names: string): { readonly name: string; readonly local: string }[] =>
  names
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => {
      const [name = '', local = name] = part.split(/\s+as\s+/);
      return { name, local };
    });

const sources = (): string[] =>
  [join('src'), join('../../packages/ui/src')].flatMap((folder) =>
    globSync('**/*.{ts,tsx}', { cwd: folder, exclude: (name) => /\.(stories|test)\./.test(String(name)) }).map((name) =>
      readFileSync(path.join(folder, name), 'utf8'),
    ),
  );

const isSource = (id: string): boolean =>
  /\.tsx?$/.test(id) && !id.includes('/node_modules/') && !id.includes('/dist/') && id !== drawing;

function join(name: string): string {
  return path.join(import.meta.dirname, '../..', name);
}
