import type { PrayerName } from '@aitours/domain/planner';

const prayers: Readonly<Record<PrayerName, string>> = {
  fajr: 'Fajr',
  dhuhr: 'Dhuhr',
  friday: 'Friday prayer',
  asr: 'Asr',
  maghrib: 'Maghrib',
  isha: 'Isha',
};

export const messages = {
  title: (date: string): string => `Prayer times on ${date}`,
  prayers,
  sunrise: 'Sunrise',
  failed: 'The prayer times couldn’t be loaded.',
  computed: (place: string): string => `Computed for ${place}. The times of a mosque can differ by a minute.`,
  ofDubai: (place: string): string =>
    `We don’t know where ${place} is: these are the times of Dubai. Elsewhere in the Emirates they differ by up to a quarter of an hour.`,
  hours: (hours: string): string =>
    `This date is in Ramadan: open from ${hours}. The sighting of the moon can move the days of Ramadan by one.`,
  outside: (hours: string, time: string, duration?: string): string =>
    `This date is in Ramadan, with opening hours from ${hours}. A visit at ${time}${duration ? ` that takes ${duration}` : ''} doesn’t fit into them: choose another time or date, or ask us before you book.`,
  ask: 'Ask us',
  hoursUnknown:
    'This date is in Ramadan, when many places have other opening hours. None are known for this one, so the time that you book applies.',
  ramadan:
    'This date is in Ramadan, and the day’s fast ends at Maghrib. The sighting of the moon can move the days of Ramadan by one.',
} as const;
