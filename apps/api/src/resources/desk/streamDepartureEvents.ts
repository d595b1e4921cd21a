import { operation } from '../../http/operation.ts';

/** Streams an event for each change of a day's departures. */
export const streamDepartureEvents = operation(
  'streamDepartureEvents',
  async ({ query: { date }, user, departureEvents }) => ({
    status: 200,
    body: await departureEvents.open(date, user.id),
    // nginx buffers responses unless this header is present.
    headers: { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' },
  }),
);
