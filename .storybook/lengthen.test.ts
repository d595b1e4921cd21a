import { expect, test } from 'vitest';
import { lengthen } from './lengthen.ts';

test.each([
  ['Add to cart', 'Add to cart Ádd tö çárt'],
  [' Add ', ' Add Ádd '],
  ['{count} places left', '{count} places left pláçës lëft'],
  ['{count, plural, one {# place} other {# places}} left', '{count, plural, one {# place} other {# places}} left lëft'],
  ['3 places left', '3 places left pláçës lëft'],
  ['from AED 1,095.00', 'from AED 1,095.00 fröm'],
])('lengthens %s, but neither placeholders nor amounts', (text, long) => expect(lengthen(text)).toBe(long));

test.each(['AED 1,095.00', '3:00 PM', '24', ' · ', '', '{count}'])('leaves %s as it is', (text) =>
  expect(lengthen(text)).toBe(text),
);
