import { describe, expect, it } from 'vitest';
import { files } from '#files';
import { canvas, motifs } from './motifs.ts';
import { getColour, palettes } from './palette.ts';
import { hours } from './sceneSpec.ts';

const tags = (file: string) =>
  [...file.matchAll(/<[^>]+? class="([^"]+)"[^>]*>/g)].map(([tag, classes = '']) => ({
    tag,
    classes: classes.split(' ').filter((name) => name !== 'preview'),
  }));
const isVisibility = (name: string) => name === 'only-day' || name === 'only-dark';
const readColours = (tag: string) =>
  [...tag.matchAll(/(?:fill|stroke)(?:="|:)(#[\da-f]{6})/gi)].map(([, colour = '']) => colour.toLowerCase());

describe('the files of motifs', () => {
  it('are one per motif, or several with numbers from 1', () => {
    const names = Map.groupBy(files.keys(), (key) => key.replace(/-\d+$/, ''));
    expect([...names.keys()].sort()).toEqual([...motifs].sort());
    for (const [name, keys] of names)
      expect(new Set(keys)).toEqual(new Set(keys.length > 1 ? keys.map((_, at) => `${name}-${at + 1}`) : [name]));
  });

  it.each([...files])('draws %s on the canvas, in the colours at gold that its classes name', (_, file) => {
    expect(file).toContain(`viewBox="0 0 ${canvas.width} ${canvas.height}"`);
    for (const { tag, classes } of tags(file)) {
      const colours = classes.filter((name) => !isVisibility(name));
      for (const name of colours) {
        const [colour = '', prefix = 'day'] = name.split(':').toReversed();
        expect(['day', 'dark', ...hours]).toContain(prefix);
        expect(getColour(colour, palettes.gold)).toMatch(/^#[\da-fA-F]{6}$/);
      }
      const [own] = colours.filter((name) => !name.includes(':'));
      if (own) expect(new Set(readColours(tag)), tag).toEqual(new Set([getColour(own, palettes.gold).toLowerCase()]));
      expect(tag.includes('display="none"'), tag).toBe(classes.includes('only-dark'));
    }
  });
});
