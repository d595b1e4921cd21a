import { expect, it } from 'vitest';
import { isWellFormed } from './isWellFormed.ts';

it.each([
  ['<a><b c="1"/></a>', true],
  ['<a><b></a>', false],
  ['<a></a><b/>', false],
  ['<a b="1" b="2"/>', false],
  ['<a b=1/>', false],
  ['<a>text</a>', false],
])('%s is well-formed: %s', (xml, expected) => expect(isWellFormed(xml)).toBe(expected));
