import type { Clock } from '../clock.ts';

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  set(instant: string): void;
  advance(milliseconds: number): void;
}

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
