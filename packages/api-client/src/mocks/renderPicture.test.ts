import { expect, test } from 'vitest';
import { examples } from './index.ts';
import { renderPicture } from './renderPicture.ts';

const ids = [
  ...new Set(
    [...JSON.stringify(examples).matchAll(/"(?:image|avatar|featured_image)":"([\w-]+)"/g)].map(([, id = '']) => id),
  ),
];

/** Whether a colour is vivid, and green as lime or pink as magenta: colours that no scene of the Gulf has. */
function isGarish(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [max, min] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const isVivid = max > 0.4 && (max - min) / max > 0.6;
  const isMagenta = green === min && Math.min(red, blue) > 0.6 * max;
  return isVivid && (isMagenta || (green === max && blue < 0.8 * max));
}

test.each(['#66ff00', '#00c040', '#d010c0'])('%s is garish', (colour) => expect(isGarish(colour)).toBe(true));

test('the examples have pictures', () => expect(ids.length).toBeGreaterThan(20));

test.each(ids)('the picture %s has no garish colour', async (id) => {
  const colours = (await renderPicture(id).text()).match(/#[\da-f]{6}\b/gi) ?? [];
  expect(colours.length).toBeGreaterThan(5);
  expect(colours.filter(isGarish)).toEqual([]);
});
