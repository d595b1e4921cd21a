import type { Readable } from 'node:stream';
import type { CalendarDate } from '@aitours/domain/dates';
import type { FastifyBaseLogger } from 'fastify';
import { createListener } from '../db/createListener.ts';
import type { ConnectionSettings } from '../db/database.ts';
import { serviceUnavailable, tooManyRequests } from '../problems/problems.ts';
import { type EventStream, openEventStream } from './eventStream.ts';

/** The streams of this process that follow the departures of a day. */
export interface DepartureEvents {
  /**
   * Opens a stream. It ends by itself, and when the database can't be listened to any more: an open stream misses
   * nothing.
   *
   * @throws {Problem} too-many-requests, service-unavailable
   */
  open(date: CalendarDate, userId: string): Promise<Readable>;
  /** Ends all streams, and opens no others. */
  close(): Promise<void>;
}

interface Follower extends EventStream {
  readonly date: CalendarDate;
  readonly userId: string;
}

/** A desk has some tabs and machines. */
const maxPerUser = 6;
/** Each costs a connection and about 20 kB. */
const maxPerProcess = 500;
/** What a user with too many streams waits; one of them may end meanwhile. */
const waitSeconds = 60;
/** Of the triggers in migration 0031; the payload is a day. */
const channel = 'departures';

/** Creates the streams. The first one opens a connection to listen with, the last one closes it. */
export function createDepartureEvents(settings: ConnectionSettings, log: FastifyBaseLogger): DepartureEvents {
  const followers = new Set<Follower>();
  let isClosed = false;
  const endAll = () => {
    for (const follower of followers) follower.end();
  };
  const listener = createListener(settings, channel, {
    onPayload: (date) => {
      for (const follower of followers) if (follower.date === date) follower.send();
    },
    onLost: (error) => {
      log.warn({ err: error }, 'lost the connection that listens to departures');
      endAll();
    },
  });
  return {
    async open(date, userId) {
      if (isClosed || followers.size >= maxPerProcess) throw serviceUnavailable();
      requireRoom([...followers].filter((follower) => follower.userId === userId).length);
      const follower = { ...openEventStream('departures', date), date, userId };
      followers.add(follower);
      follower.body.once('close', () => {
        followers.delete(follower);
        if (followers.size === 0) void listener.close();
      });
      try {
        await listener.open();
      } catch (error) {
        follower.body.destroy();
        throw error;
      }
      follower.send();
      return follower.body;
    },
    async close() {
      isClosed = true;
      endAll();
      await listener.close();
    },
  };
}

/** @throws {Problem} too-many-requests */
function requireRoom(own: number): void {
  if (own < maxPerUser) return;
  const headers = {
    'ratelimit-limit': `${maxPerUser}`,
    'ratelimit-remaining': '0',
    'ratelimit-reset': `${waitSeconds}`,
  };
  throw tooManyRequests(waitSeconds, headers, 'open pages');
}
