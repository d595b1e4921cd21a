/** Where the server gets its time from; tests give it another. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
