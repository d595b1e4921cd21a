import { type TimeOfDay, toTimeOfDay } from '../../dates/index.ts';
import { MONTHS } from '../findDates.ts';

const CLOCK = "(?:(\\d{1,2})(?::(\\d{2}))?(?: ?(am|pm|a\\.m\\.|p\\.m\\.|o['’]?clock))?|(noon|midday))";
const NOT_A_TIME = `(?! ?(?:days?|nights?|weeks?|hours?|people|persons?|adults?|kids|children|aed|dhs?|dirhams?|st|nd|rd|th|%|[-/.]\\d|(?:of )?(?:${MONTHS.join('|')})))(?!\\d)`;
const createPattern = (before: string) => new RegExp(`\\b(?:${before}) (?:at )?${CLOCK}${NOT_A_TIME}`, 'i');

/** A bare number after these is a time. */
const EARLIEST = createPattern('not before|no earlier than|earliest|not start before|start after');
const LATEST = createPattern(
  'not after|no later than|latest|back (?:by|at|before)|home (?:by|at|before)|(?:finish|finished|done|end|ending) (?:by|at|before)',
);
/** After these, only with am, pm or minutes. */
const MAYBE_EARLIEST = createPattern('(?<!not )after|from|start(?:ing)?(?: at| from)?|begin(?:ning)?(?: at| from)?');
const MAYBE_LATEST = createPattern('(?<!not )before|until|till|by|to');
const HOURS_BETWEEN = new RegExp(`\\bbetween ${CLOCK} and ${CLOCK}${NOT_A_TIME}`, 'i');

/** Parts of the day: "Friday afternoon", "only in the morning", "mornings only". */
const DAY_PART =
  /(?:\d{4}-\d\d-\d\d|\btoday|\btomorrow|\bonly)(?: in the| on the)? (morning|afternoon|evening|night)s?\b|(?:\d{4}-\d\d-\d\d ?)(tonight)\b|\b(morning|afternoon|evening|night)s? only\b/i;
const dayParts: Readonly<Record<string, Hours>> = {
  morning: { latest: '13:00' },
  afternoon: { earliest: '12:00', latest: '18:00' },
  evening: { earliest: '17:00' },
  night: { earliest: '18:00' },
  tonight: { earliest: '17:00' },
};

/** When the days of a trip may start and must end. */
export interface Hours {
  readonly earliest?: TimeOfDay;
  readonly latest?: TimeOfDay;
}

/**
 * Parses the earliest start and the latest end of a day.
 *
 * @param text with dates as YYYY-MM-DD, and without repeated spaces
 * @example parseHours('not before 10, back by 6') // { earliest: '10:00', latest: '18:00' }
 * @example parseHours('on 2026-11-27 afternoon') // { earliest: '12:00', latest: '18:00' }
 */
export function parseHours(text: string): Hours {
  const [, ...between] = HOURS_BETWEEN.exec(text) ?? [];
  const earliest =
    toTime(between.slice(0, 4), 'start') ??
    toTime(EARLIEST.exec(text)?.slice(1), 'start') ??
    toTime(MAYBE_EARLIEST.exec(text)?.slice(1), 'start', true);
  const latest =
    toTime(between.slice(4, 8), 'end') ??
    toTime(LATEST.exec(text)?.slice(1), 'end') ??
    toTime(MAYBE_LATEST.exec(text)?.slice(1), 'end', true);
  const [, part, tonight, only] = DAY_PART.exec(text) ?? [];
  return {
    ...dayParts[(part ?? tonight ?? only ?? '').toLowerCase()],
    ...(earliest !== undefined && { earliest }),
    ...(latest !== undefined && { latest }),
  };
}

/** Before this hour, a bare number is in the afternoon: "after 2", "back by 9". */
const MORNING = { start: 5, end: 11 };

function toTime(
  [hours, minutes, half, noon]: readonly (string | undefined)[] = [],
  bound: 'start' | 'end' = 'start',
  needsUnit = false,
): TimeOfDay | undefined {
  if (noon) return '12:00';
  if (hours === undefined || (needsUnit && minutes === undefined && half === undefined)) return undefined;
  const hour = Number(hours);
  const suffix = half?.[0]?.toLowerCase();
  const isBare = suffix !== 'a' && suffix !== 'p';
  const isAfternoon = suffix === 'p' || (isBare && minutes === undefined && hour > 0 && hour <= MORNING[bound]);
  const at = ((hour === 12 && suffix === 'a' ? 0 : hour) + (isAfternoon && hour < 12 ? 12 : 0)) * 60;
  return at < 24 * 60 && Number(minutes ?? 0) < 60 ? toTimeOfDay(at + Number(minutes ?? 0)) : undefined;
}
