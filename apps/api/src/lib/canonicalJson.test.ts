import { expect, test } from 'vitest';
import { formatCanonicalJson } from './canonicalJson.ts';

test.each([
  ['{"a":1,"b":{"d":null,"c":[1,2]}}', '{ "b": { "c": [1, 2.0], "d": null }, "a": 1e0 }', true],
  ['[1,2]', '[2,1]', false],
  ['{"a":"1"}', '{"a":1}', false],
  ['{"a":{"b":1}}', '{"a":{},"b":1}', false],
  ['["a,b"]', '["a","b"]', false],
  ['[[1],2]', '[[1,2]]', false],
])('%s and %s are the same request: %s', (one, other, isSame) => {
  expect(formatCanonicalJson(JSON.parse(one)) === formatCanonicalJson(JSON.parse(other))).toBe(isSame);
});

test('a missing body is null, and deep nesting doesn’t overflow the stack', () => {
  expect(formatCanonicalJson(undefined)).toBe('null');
  let nested: unknown = 1;
  for (let depth = 0; depth < 100_000; depth++) nested = [nested];
  expect(formatCanonicalJson(nested)).toHaveLength(300_001);
});
