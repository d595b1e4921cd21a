import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readAttractions, readCatalogue } from './readCatalogue.ts';

const file = 'attractions/tower-top-level-124.yaml';
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'catalogue-'));
  cpSync(path.join(import.meta.dirname, '../data'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const replace = (from: string, to: string) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(path.join(folder, file), text.replace(from, to));
};

it.each([
  ['a missing field', 'venue: Burj Khalifa\n', '', /venue/],
  ['an unknown field', 'venue:', 'venu: Tower\nvenue:', /venu/],
  [
    'a price with three decimals',
    'adultPrice: 179',
    'adultPrice: 179.005',
    /more than two decimals.*\n.*ticketTypes\[0\]\.adultPrice/,
  ],
  ['a time without minutes', "'09:00'", "'9'", /HH:MM.*\n.*timeSlots\[0\]\.time/],
  ['a motif that does not exist', '[skyline, gold]', '[skyscraper, gold]', /pictures\[1\]\[0\]/],
  ['invalid YAML', 'venue:', 'venue: [', /line 3/],
])('names file and field of %s', (_, from, to, message) => {
  replace(from, to);
  expect(() => readAttractions(folder)).toThrow(file);
  expect(() => readAttractions(folder)).toThrow(message);
});

it('names a product that order.yaml lacks, and one without a file', () => {
  renameSync(path.join(folder, file), path.join(folder, 'attractions/new-tower.yaml'));
  expect(() => readCatalogue(folder)).toThrow('order.yaml: attractions lacks new-tower');
  rmSync(path.join(folder, 'attractions/new-tower.yaml'));
  expect(() => readCatalogue(folder)).toThrow(file);
});
