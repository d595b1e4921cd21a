import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createSpriteIcon } from '../../src/app/icons/spriteIcon.tsx';
import { createSprite, findIcons, replaceIcons } from './iconSprite.ts';

const module =
  "import { Check, type LucideIcon, Map as MapIcon } from 'lucide-react';\nimport { useId } from 'react';\n";

test('imported icons become sprite icons under their local names', () => {
  const code = replaceIcons(module);
  expect(code).toContain(
    "const Check = /*#__PURE__*/ createSpriteIcon('Check'); const MapIcon = /*#__PURE__*/ createSpriteIcon('Map');",
  );
  expect(code).toContain("import { useId } from 'react';");
  expect(code).not.toContain('lucide-react');
});

test('a module without icons, or with only their types, is unchanged', () => {
  const code = "import type { LucideIcon } from 'lucide-react';\nexport const a = 1;\n";
  expect(replaceIcons('export const a = 1;\n')).toBe('export const a = 1;\n');
  expect(replaceIcons(code)).toContain(code);
  expect(findIcons([code])).toEqual([]);
});

test('the sprite contains each icon once, with lucide’s shapes', () => {
  expect(findIcons([module, module])).toEqual(['Check', 'Map']);
  const sprite = createSprite(['Check', 'Map']);
  expect(sprite.match(/<symbol /g)).toHaveLength(2);
  expect(sprite).toContain('<symbol id="Check" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"></path></symbol>');
});

test('an unknown icon stops the build', () => {
  expect(() => createSprite(['Chck'])).toThrow('lucide-react has no icon named Chck');
});

test('a sprite icon has a class by which the reset mirrors arrows, beside its own', () => {
  vi.stubGlobal('__ICON_SPRITE__', '/icons.svg');
  const html = renderToStaticMarkup(createElement(createSpriteIcon('ArrowRight'), { className: 'small' }));
  vi.unstubAllGlobals();
  expect(html).toContain('class="lucide-ArrowRight small"');
  expect(html).toContain('<use href="/icons.svg#ArrowRight">');
});
