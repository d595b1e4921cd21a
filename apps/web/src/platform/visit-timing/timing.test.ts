import { expect, it } from 'vitest';
import { messages } from './messages.ts';

it('GAP-31 a time in Dubai is shown alone when the visitor’s time is the same', () => {
  expect(messages.begins('09:00', undefined)).toBe('Begins at 9:00 AM.');
});

it('GAP-31 with the visitor’s time when it differs', () => {
  expect(messages.begins('09:00', { time: '05:00', day: 'same' })).toBe(
    'Begins at 9:00 AM Dubai time (5:00 AM where you are).',
  );
  expect(messages.freeUntil('2026-12-17', '02:00', { time: '22:00', day: 'before' })).toBe(
    'Free cancellation until Thu 17 December 2026, 2:00 AM Dubai time (10:00 PM the day before where you are).',
  );
});
