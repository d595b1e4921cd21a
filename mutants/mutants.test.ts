import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/commands.ts';
import { createCopy } from './createCopy.ts';
import { applyMutant, findMutantError, layers, type Mutant, readMutants } from './mutants.ts';

const all = layers.flatMap(readMutants);

const sample: Mutant = {
  id: 'sample',
  file: 'a.ts',
  find: 'if (a > b)',
  replace: 'if (a >= b)',
  breaks: 'Nothing.',
  proof: { suite: 'unit', file: 'a.test.ts' },
};

describe('the mutants', () => {
  it('are 120 in all layers, each with an id of its own', () => {
    expect(all).toHaveLength(120);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
  });

  it.each(all)('$id can be made, and its test exists', (mutant) =>
    expect(findMutantError(mutant, root)).toBeUndefined(),
  );
});

describe('a mutant', () => {
  it('is made where its text is, however that is formatted', () =>
    expect(applyMutant(sample, 'x;\n  if (a >\n    b) y;')).toBe('x;\n  if (a >= b) y;'));

  it.each([
    ['its text is missing', 'x;', 'occurs 0 times'],
    ['its text occurs twice', 'if (a > b) x; if (a > b) y;', 'occurs 2 times'],
  ])('is an error if %s', (_, text, message) => expect(() => applyMutant(sample, text)).toThrow(message));

  it('is an error if it changes nothing', () =>
    expect(() => applyMutant({ ...sample, replace: sample.find }, sample.find)).toThrow('changes nothing'));
});

it('a copy of the project has its files and packages, and changes of it don’t reach the project', () => {
  const { folder, remove } = createCopy(root);
  const file = path.join(folder, 'packages/domain/src/payment/hold.ts');
  const original = readFileSync(path.join(root, 'packages/domain/src/payment/hold.ts'), 'utf8');
  expect(readFileSync(file, 'utf8')).toBe(original);
  expect(readFileSync(path.join(folder, 'node_modules/@aitours/domain/src/payment/hold.ts'), 'utf8')).toBe(original);
  writeFileSync(path.join(folder, 'node_modules/@aitours/domain/src/payment/hold.ts'), 'changed');
  expect(readFileSync(file, 'utf8')).toBe('changed');
  expect(readFileSync(path.join(root, 'packages/domain/src/payment/hold.ts'), 'utf8')).toBe(original);
  remove();
});
