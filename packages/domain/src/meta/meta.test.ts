import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { confettiMilliseconds, contactNoticeMilliseconds, toMetaDescription } from './index.ts';

it('CONST-26 TOUR-38 XFER-40 confetti falls for eight seconds', () => expect(confettiMilliseconds).toBe(8000));

it('CONST-26 CONTACT-06 the notice of a sent message stays for three seconds', () =>
  expect(contactNoticeMilliseconds).toBe(3000));

describe('toMetaDescription', () => {
  const tenLetters = 'abcdefghi ';

  it.each([
    ['SHELL-59 a short text is unchanged', 'Dunes at dusk.', 'Dunes at dusk.'],
    ['SHELL-59 white space becomes one space', '  Dunes\n\n at   dusk. ', 'Dunes at dusk.'],
    ['SHELL-59 exactly 160 characters are unchanged', 'x'.repeat(160), 'x'.repeat(160)],
    ['SHELL-59 a longer text is cut between words', tenLetters.repeat(20), `${tenLetters.repeat(15)}abcdefghi…`],
    ['SHELL-59 a word that just fits is included', `${'x'.repeat(159)} yy`, `${'x'.repeat(159)}…`],
    ['SHELL-59 a word of more than 160 characters is cut', 'x'.repeat(161), `${'x'.repeat(159)}…`],
    [
      'SHELL-59 preserves punctuation before the last word',
      `${'x'.repeat(150)}, – and more of it`,
      `${'x'.repeat(150)}, – and…`,
    ],
    [
      'SHELL-59 removes a comma before the ellipsis',
      `${'x'.repeat(150)} yyyyyy,; zzzzzz`,
      `${'x'.repeat(150)} yyyyyy…`,
    ],
    ['SHELL-59 preserves a whole surrogate pair', `😀${'x'.repeat(160)}`, `😀${'x'.repeat(157)}…`],
    ['SHELL-59 never splits a surrogate pair', `${'x'.repeat(158)}😀😀`, `${'x'.repeat(158)}…`],
  ])('%s', (_, text, description) => expect(toMetaDescription(text)).toBe(description));

  it('SHELL-59 is never longer than 160 characters and always a prefix of the text', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 60 }), (text) => {
        const description = toMetaDescription(text);
        expect(description.length).toBeLessThanOrEqual(160);
        expect(text.startsWith(description.replace(/…$/, ''))).toBe(true);
      }),
    );
  });
});
