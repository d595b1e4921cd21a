import { expect, test } from 'vitest';
import { checkFile, formatBytes } from './checkFiles.ts';

const png = { name: 'beach.png', type: 'image/png', size: 2_000_000 };
const csv = { name: 'Prices.CSV', type: '', size: 900 };

test.each([
  [png, {}, undefined],
  [png, { accept: ['image/*'] }, undefined],
  [png, { accept: ['image/png'] }, undefined],
  [png, { accept: ['image/jpeg', '.csv'] }, 'wrongType'],
  [{ ...png, type: 'imagepng' }, { accept: ['image/*'] }, 'wrongType'],
  [csv, { accept: ['.csv'] }, undefined],
  [csv, { accept: ['text/csv'] }, 'wrongType'],
  [png, { maxBytes: 2_000_000 }, undefined],
  [png, { maxBytes: 1_999_999 }, 'tooLarge'],
  [png, { accept: ['.csv'], maxBytes: 1 }, 'wrongType'],
])('checks %o against %o: %s', (file, limits, result) => {
  expect(checkFile(file, limits)).toBe(result);
});

test.each([
  [0, '1 kB'],
  [900, '1 kB'],
  [1500, '2 kB'],
  [2_500_000, '2.5 MB'],
])('formats %i bytes', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});
