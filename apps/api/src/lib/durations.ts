/** Durations in milliseconds. */
export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** Durations in seconds, as rate limits and queues have them. */
export const inSeconds = { minute: minute / second, hour: hour / second, day: day / second } as const;
