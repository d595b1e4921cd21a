import { expect, it } from 'vitest';
import { tokensIn } from './tokensIn.ts';

const tokens = ['info.ink', 'info.paper', 'space.small', 'space.smaller', 'backdrop'];

it.each([
  ['a token', 'gap: vars.space.small', ['space.small']],
  ['a token of a group that was destructured', 'gap: space.smaller', ['space.smaller']],
  ['a token without a group', 'background: vars.backdrop', ['backdrop']],
  ['a group as a whole', "'&[data-tone=info]': tone(vars.info),", ['info.ink', 'info.paper']],
  ['another object', 'gap: theirs.space.small', []],
])('F5 finds %s', (_, source, expected) => {
  expect(tokensIn(source, tokens)).toEqual(expected);
});
