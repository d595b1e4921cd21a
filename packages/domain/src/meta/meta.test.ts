import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confettiMilliseconds, contactNoticeMilliseconds, metaDescription, routeOverlayMilliseconds } from './index.ts';

describe('metaDescription', () => {
  const tenLetters = 'abcdefghi ';

  it.each([
    ['SHELL-59 a short one stays', 'Dunes at dusk.', 'Dunes at dusk.'],
    ['SHELL-59 blanks are one blank', '  Dunes\n\n at   dusk. ', 'Dunes at dusk.'],
    ['SHELL-59 exactly 160 stay', 'x'.repeat(160), 'x'.repeat(160)],
    ['SHELL-59 a longer one is cut between words', tenLetters.repeat(20), `${tenLetters.repeat(15)}abcdefghi…`],
    ['SHELL-59 a word that just fits stays', `${'x'.repeat(159)} yy`, `${'x'.repeat(159)}…`],
    ['SHELL-59 a word without end is cut', 'x'.repeat(161), `${'x'.repeat(159)}…`],
    ['SHELL-59 no sign is left hanging', `${'x'.repeat(150)}, – and more of it`, `${'x'.repeat(150)}, – and…`],
    ['SHELL-59 no comma before the dots', `${'x'.repeat(150)} yyyyyy,; zzzzzz`, `${'x'.repeat(150)} yyyyyy…`],
    ['SHELL-59 a whole character stays', `😀${'x'.repeat(160)}`, `😀${'x'.repeat(157)}…`],
    ['SHELL-59 no half of a character', `${'x'.repeat(158)}😀😀`, `${'x'.repeat(158)}…`],
  ])('%s', (_, text, description) => expect(metaDescription(text)).toBe(description));

  it('SHELL-59 is never longer than 160, and says nothing else', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), (text) => {
        const description = metaDescription(text);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(text.startsWith(description.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});

it('CONST-26 durations', () => {
  expect([routeOverlayMilliseconds, contactNoticeMilliseconds, confettiMilliseconds]).toEqual([800, 3000, 8000]);
});
