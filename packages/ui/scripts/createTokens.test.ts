import { expect, test } from 'vitest';
import { toToken } from './createTokens.ts';

const px = (value: number) => ({ value, unit: 'px' });

test.each([
  ['1.5rem', 'dimension', { value: 1.5, unit: 'rem' }],
  ['44px', 'dimension', { value: 44, unit: 'px' }],
  ['clamp(3rem, 2.3rem + 2.8vw, 4.5rem)', 'dimension', { value: 4.5, unit: 'rem' }],
  ['.15s', 'duration', { value: 0.15, unit: 's' }],
  ['cubic-bezier(.2, 0, 0, 1)', 'cubicBezier', [0.2, 0, 0, 1]],
  ['400', 'number', 400],
  ['-.03em', 'number', -0.03],
  ['"Readex Pro", sans-serif', 'fontFamily', ['Readex Pro', 'sans-serif']],
  ['#FFFFFF', 'color', { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1, hex: '#ffffff' }],
  ['#33000080', 'color', { colorSpace: 'srgb', components: [0.2, 0, 0], alpha: 0.502, hex: '#330000' }],
  [
    '0 1px 2px #0006, 0 4px 12px -6px #0008',
    'shadow',
    [
      expect.objectContaining({ offsetX: px(0), offsetY: px(1), blur: px(2), spread: px(0) }),
      expect.objectContaining({ offsetY: px(4), blur: px(12), spread: px(-6) }),
    ],
  ],
  [
    '600 clamp(1.5rem, 1rem + 1vw, 2rem)/1.2 var(--ai-font-family)',
    'typography',
    {
      fontFamily: '{scale.font.family}',
      fontSize: { value: 2, unit: 'rem' },
      fontWeight: 600,
      lineHeight: 1.2,
      letterSpacing: px(0),
    },
  ],
])('%s is a token of the type %s', (css, $type, $value) => {
  const { $extensions, ...token } = toToken(css);
  expect(token).toEqual({ $type, $value });
  expect($extensions !== undefined).toBe(/clamp|em$/.test(css) && !css.endsWith('rem'));
});

test('rejects other values', () => {
  expect(() => toToken('')).toThrow('Not a token');
});
