/** A break between two stops, in minutes since midnight. */
export interface TripBreak {
  readonly start: number;
  readonly end: number;
}

/** The prayers for which a day may have a break; on Fridays, `friday` is in place of `dhuhr`. */
export const prayerNames = ['fajr', 'dhuhr', 'friday', 'asr', 'maghrib', 'isha'] as const;

/** A prayer for which a day may have a break. */
export type PrayerName = (typeof prayerNames)[number];

/** A prayer with the times at which a break for it can begin, in minutes since midnight. */
export interface Prayer extends BreakWindow {
  readonly name: PrayerName;
}

/** A break that begins within these times, in minutes since midnight. */
export interface BreakWindow {
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
}
