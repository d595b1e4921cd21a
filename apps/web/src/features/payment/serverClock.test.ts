import { expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

const response = (date?: string) => ({ headers: new Headers(date === undefined ? {} : { date }) });
const noon = Date.parse('2030-03-01T12:00:00Z');

it('shows the server’s time although the browser’s clock is an hour slow', () => {
  let browser = noon - 3_600_000;
  const clock = createServerClock(() => browser);
  expect(clock.now()).toBe(browser);
  clock.read(response('Fri, 01 Mar 2030 12:00:00 GMT'), browser);
  browser += 5_000;
  expect(clock.now()).toBe(noon + 5_000);
});

it('counts the time of the request as elapsed, so that it promises no time that has passed', () => {
  let browser = noon;
  const clock = createServerClock(() => browser);
  const sentAt = browser;
  browser += 2_000;
  clock.read(response('Fri, 01 Mar 2030 12:00:00 GMT'), sentAt);
  expect(clock.now()).toBe(noon + 2_000);
});

it('ignores a response without a date', () => {
  const clock = createServerClock(() => noon);
  clock.read(response(), noon);
  clock.read(response('yesterday'), noon);
  expect(clock.now()).toBe(noon);
});
