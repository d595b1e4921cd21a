import { describe, expect, it } from 'vitest';
import { announcesBreakingChange, mayBreak } from './announcesBreakingChange.ts';

const changeset = (name: string, bump: string) => `---\n"${name}": ${bump}\n"@aitours/ui": patch\n---\n\nNews.\n`;

describe('announcesBreakingChange', () => {
  it.each([
    ['0.1.0', 'minor', true],
    ['0.1.0', 'major', true],
    ['0.1.0', 'patch', false],
    ['1.2.0', 'minor', false],
    ['1.2.0', 'major', true],
  ])('version %s with a %s release: %s', (version, bump, isAnnounced) => {
    expect(announcesBreakingChange([changeset('@aitours/api-client', bump)], version)).toBe(isAnnounced);
  });

  it('ignores other packages and the text below the front matter', () => {
    const text = `${changeset('@aitours/other', 'major')}\n'@aitours/api-client': major\n`;
    expect(announcesBreakingChange([text], '0.1.0')).toBe(false);
    expect(announcesBreakingChange([], '0.1.0')).toBe(false);
  });
});

describe('mayBreak', () => {
  it.each([
    ['0.1.0', '0.2.0', true],
    ['0.1.0', '1.0.0', true],
    ['0.1.0', '0.1.1', false],
    ['0.1.0', '0.1.0', false],
    ['1.2.0', '1.3.0', false],
    ['1.2.0', '2.0.0', true],
  ])('from %s to %s: %s', (version, next, expected) => {
    expect(mayBreak(version, next)).toBe(expected);
  });
});
