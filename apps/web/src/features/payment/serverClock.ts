/** The server's clock, as far as responses have shown it. */
export interface ServerClock {
  /** Milliseconds since 1970 on the server's clock; on the browser's until the first response. */
  readonly now: () => number;
  /**
   * Reads the clock from a response.
   *
   * @param sentAt when its request was sent, by the browser's clock
   */
  readonly read: (response: Pick<Response, 'headers'>, sentAt: number) => void;
}

/**
 * Creates a clock that a wrong clock of the browser doesn't affect: it only measures how long ago the response was.
 *
 * The time of the request counts as elapsed, so that the clock is never behind the server's by more than the second
 * that `Date` omits.
 *
 * @param now milliseconds since 1970, by the browser's clock
 */
export function createServerClock(now: () => number = () => Date.now()): ServerClock {
  let ahead = 0;
  return {
    now: () => now() + ahead,
    read: ({ headers }, sentAt) => {
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) ahead = date - sentAt;
    },
  };
}
