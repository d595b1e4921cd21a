const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

/** How a tour says how long it is (ENTITY-03). */
export interface TourLength {
  readonly duration?: number | null;
  readonly duration_unit?: string | null;
  readonly duration_days?: number | null;
}

/**
 * A tour's length in minutes, for the duration filter; nothing if it isn't known, and then no bucket holds it (GAP-22).
 *
 * @example tourMinutes({ duration: 8, duration_unit: 'hours' }) // 480
 * @example tourMinutes({ duration_days: 3 }) // 4320
 */
export function tourMinutes({ duration, duration_unit, duration_days }: TourLength): number | undefined {
  const unit = MINUTES[(duration_unit ?? '').toLowerCase().replace(/s$/, '')];
  if (duration != null && unit !== undefined) return duration * unit;
  return duration_days == null ? undefined : duration_days * 1440;
}
