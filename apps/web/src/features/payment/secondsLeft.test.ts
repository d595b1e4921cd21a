import { expect, it } from 'vitest';
import { findAnnouncedMinutes, formatCountdown, getSecondsUntil } from './secondsLeft.ts';

it.each([
  [900, '15:00'],
  [899, '14:59'],
  [65, '1:05'],
  [9, '0:09'],
  [0, '0:00'],
])('%i seconds are shown as %s', (seconds, text) => expect(formatCountdown(seconds)).toBe(text));

it.each([
  ['2030-03-01T12:00:30.999Z', 30],
  ['2030-03-01T12:00:00Z', 0],
  ['2030-03-01T11:00:00Z', 0],
])('until %s there are %i seconds at noon', (instant, seconds) =>
  expect(getSecondsUntil(instant, Date.parse('2030-03-01T12:00:00Z'))).toBe(seconds),
);

it.each([
  [900, undefined],
  [300, undefined],
  [299, 5],
  [60, 5],
  [59, 1],
  [1, 1],
  [0, undefined],
])('with %i seconds left, less than %s minutes are announced', (seconds, minutes) =>
  expect(findAnnouncedMinutes(seconds)).toBe(minutes),
);
