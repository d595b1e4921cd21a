import { expect, test } from 'vitest';
import { iconsIn, spriteOf, withSpriteIcons } from './iconSprite.ts';

const module =
  "import { Check, type LucideIcon, Map as MapIcon } from 'lucide-react';\nimport { useId } from 'react';\n";

test('a module’s icons are drawn out of the sprite, under the names it knows them by', () => {
  const code = withSpriteIcons(module);
  expect(code).toContain(
    "const Check = /*#__PURE__*/ spriteIcon('Check'); const MapIcon = /*#__PURE__*/ spriteIcon('Map');",
  );
  expect(code).toContain("import { useId } from 'react';");
  expect(code).not.toContain('lucide-react');
});

test('a module without icons, or with their types alone, stays as it is', () => {
  const code = "import type { LucideIcon } from 'lucide-react';\nexport const a = 1;\n";
  expect(withSpriteIcons('export const a = 1;\n')).toBe('export const a = 1;\n');
  expect(withSpriteIcons(code)).toContain(code);
  expect(iconsIn([code])).toEqual([]);
});

test('every icon is in the sprite once, with the shapes of the library', () => {
  expect(iconsIn([module, module])).toEqual(['Check', 'Map']);
  const sprite = spriteOf(['Check', 'Map']);
  expect(sprite.match(/<symbol /g)).toHaveLength(2);
  expect(sprite).toContain('<symbol id="Check" viewBox="0 0 24 24"><path d="M20 6 9 17l-5-5"></path></symbol>');
});

test('what the library doesn’t know stops the build', () => {
  expect(() => spriteOf(['Chck'])).toThrow('lucide-react has no icon of the name Chck');
});
