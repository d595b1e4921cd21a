import { describe, expect, it } from 'vitest';
import { announcesBreak } from './announcement.ts';

const changeset = (name: string, bump: string) => `---\n"${name}": ${bump}\n"@aitours/ui": patch\n---\n\nNews.\n`;

describe('a breaking change is announced', () => {
  it.each([
    ['0.1.0', 'minor', true],
    ['0.1.0', 'major', true],
    ['0.1.0', 'patch', false],
    ['1.2.0', 'minor', false],
    ['1.2.0', 'major', true],
  ])('after %s by a %s release: %s', (version, bump, isAnnounced) => {
    expect(announcesBreak([changeset('@aitours/api-client', bump)], version)).toBe(isAnnounced);
  });

  it('not by another package, nor by what stands below the heading', () => {
    const text = `${changeset('@aitours/other', 'major')}\n'@aitours/api-client': major\n`;
    expect(announcesBreak([text], '0.1.0')).toBe(false);
    expect(announcesBreak([], '0.1.0')).toBe(false);
  });
});
