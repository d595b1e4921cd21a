/** Announced when fewer minutes than one of these are left. */
const ANNOUNCED_MINUTES = [1, 5] as const;

/** Returns whole seconds until an instant; never negative. */
export const getSecondsUntil = (instant: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(instant) - now) / 1000));

/** Formats seconds as minutes and seconds: "14:05". */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Returns the minutes that a screen reader announces: the smallest that the time left is below; nothing before. */
export const findAnnouncedMinutes = (seconds: number): number | undefined =>
  seconds === 0 ? undefined : ANNOUNCED_MINUTES.find((minutes) => seconds < minutes * 60);
