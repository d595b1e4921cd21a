import type { Clock } from '../lib/clock.ts';

/** A clock that changes only by `set` and `advance`. */
export interface TestClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

/** Creates a clock. @param instant in ISO 8601 */
export function testClock(instant: string): TestClock {
  let now = new Date(instant);
  return {
    now: () => new Date(now),
    set(next) {
      now = new Date(next);
    },
    advance(milliseconds) {
      now = new Date(now.getTime() + milliseconds);
    },
  };
}
