import { Readable } from 'node:stream';

/** A stream of server-sent events of one kind. */
export interface EventStream {
  readonly body: Readable;
  /** Sends the event; more than one in two seconds are sent as one. */
  send(): void;
  /** Ends the stream; the client connects again. */
  end(): void;
}

/** Shorter than the idle timeouts of proxies, which are 30 seconds and more. */
export const heartbeatInterval = 15_000;
/** A client may follow changes this long after its session has ended or its role has changed. */
export const maxLifetime = 240_000;
/** A list that changes all the time is read again this often. */
export const minInterval = 2_000;
const endTimeout = 2_000;
/** After how many milliseconds a client connects again. */
const retry = 1_000;

/**
 * Opens a stream of an event whose data never changes.
 *
 * @param random from 0 to 1: streams that were opened together don't all end together
 */
export function openEventStream(name: string, data: string, random = Math.random()): EventStream {
  const body = new Readable({ read() {} });
  let waiting: NodeJS.Timeout | undefined;
  let isDue = false;
  let isEnded = false;
  const send = () => {
    if (isEnded) return;
    isDue = waiting !== undefined;
    if (isDue) return;
    body.push(`event: ${name}\ndata: ${data}\n\n`);
    waiting = setTimeout(() => {
      waiting = undefined;
      if (isDue) send();
    }, minInterval);
  };
  const end = () => {
    if (isEnded) return;
    isEnded = true;
    stop();
    body.push(null);
    // A client that doesn't read any more doesn't read the end either.
    setTimeout(() => body.destroy(), endTimeout).unref();
  };
  const heartbeat = setInterval(() => body.push(':\n\n'), heartbeatInterval);
  const lifetime = setTimeout(end, maxLifetime * (0.75 + random / 4));
  const stop = () => {
    clearInterval(heartbeat);
    clearTimeout(lifetime);
    clearTimeout(waiting);
  };
  body.once('close', () => {
    isEnded = true;
    stop();
  });
  body.push(`retry: ${retry}\n\n`);
  return { body, send, end };
}
