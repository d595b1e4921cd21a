import { isEmail } from '@aitours/domain/session';
import { expect, test } from 'vitest';
import { readContract, type Schema } from './document.ts';
import { errorsByField, maxPatternInput, schemaCompiler } from './schemas.ts';

const contract = readContract();
const compiler = schemaCompiler(contract, { coerce: false });

/** All schemas of the contract that ask for a form. */
const formed: Schema[] = [];
const visit = (value: unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Schema;
  if (typeof schema['pattern'] === 'string') formed.push(schema);
  for (const part of Object.values(schema)) visit(part);
};
visit(contract);

test('every text with a form has a bound that its pattern is never tried beyond', () => {
  expect(formed.length).toBeGreaterThan(15);
  for (const schema of formed)
    expect(schema['maxLength'], String(schema['pattern'])).toBeLessThanOrEqual(maxPatternInput);
});

/** Milliseconds of this process's own time, at best: what else runs on the machine slows one try, not all three. */
function leastTime(work: () => void): number {
  const times = [1, 2, 3].map(() => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

const pumps = ['a', '0', 'a.', 'a-', '-', '.', '@', 'a@', ' ', ':', '0:', '00:', '0.0', 'eq.', ',', '"', '_'];
const ends = ['', '@', '!', '\n'];
const hostile = pumps.flatMap((pump) =>
  ['', 'a@', '0'].flatMap((start) => ends.map((end) => [start, pump, end] as const)),
);

test.each(formed.map((schema) => [String(schema['pattern']), schema] as const))(
  'the form %s costs hostile text no more than friendly',
  (_pattern, schema) => {
    const check = compiler.compile(schema);
    const longest = hostile.map(([start, pump, end]) => start + pump.repeat(maxPatternInput / pump.length - 2) + end);
    // 204 texts of 2000 characters: a second is five million characters looked at again and again.
    expect(leastTime(() => void longest.map((text) => check(text)))).toBeLessThan(1000);
  },
);

test('GAP-77 a text of a quarter of a megabyte is refused at once, whatever it holds', () => {
  const check = compiler.compile({ $ref: '#/components/schemas/Email' });
  const text = `a@${'a.'.repeat(125_000)}@`;
  expect(check(text)).toBe(false);
  expect(leastTime(() => void check(text))).toBeLessThan(1000);
});

test.each(['mona@example.ae', 'a@b.c', 'a.b+c@d.e.f', 'a@b', 'a@b..c', 'a@.b', 'a@b.', 'a b@c.de', '@b.c', 'a@@b.c'])(
  'AUTH-22 a form takes %s as an address if the contract does',
  (text) => expect(compiler.compile({ $ref: '#/components/schemas/Email' })(text)).toBe(isEmail(text)),
);

test('who makes many mistakes is told of a hundred fields', () => {
  const check = compiler.compile({ type: 'object', additionalProperties: { type: 'string' } });
  check(Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, at])));
  expect(check.errors).toHaveLength(20_000);
  expect(Object.keys(errorsByField(check.errors ?? [], 'body'))).toHaveLength(100);
});
