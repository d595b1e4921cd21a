import { expect, it } from 'vitest';
import { findRepeated } from './findRepeated.ts';

it.each([
  [
    ['a', 'b', 'a', 'a'],
    [2, 3],
  ],
  [['Évening', ' e\u0301vening '], [1]],
  [['Fast track', 'fast  track'], []],
  [['', '', undefined, undefined], []],
  [[], []],
])('of %j, those at %j are repeated', (keys, repeated) => expect(findRepeated(keys)).toEqual(repeated));
