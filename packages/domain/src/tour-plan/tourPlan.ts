import { type CalendarDate, normaliseDate } from '../dates/index.ts';
import {
  clamp,
  type GroupSize,
  getDefaultTravellers,
  getTravellerLimits,
  type Travellers,
  travellerKinds,
} from '../party/index.ts';
import { type DayChoices, withDayChoice } from './dayChoice.ts';
import { formatDayChoice, parseDayChoice } from './dayChoiceText.ts';

/** What a traveller chooses for a tour before booking it. */
export interface TourPlan {
  readonly travellers: Travellers;
  /** `undefined` until one is chosen. */
  readonly startDate: CalendarDate | undefined;
  readonly days: DayChoices;
}

const DATE = 'date';
const DAY = /^d([1-9]\d?)$/;

/**
 * Parses the plan in the query of an address. Addresses are untrusted: invalid parts are ignored, and travellers stay
 * within the group size (TOUR-22).
 *
 * @example parseTourPlan(new URLSearchParams('adults=3&d2=v.82'), {}).days // { 2: { vehicle: '82' } }
 * @example parseTourPlan(new URLSearchParams(''), { min: 4 }).travellers.adults // 4
 */
export function parseTourPlan(query: URLSearchParams, group: GroupSize): TourPlan {
  const travellers = { ...getDefaultTravellers(group) };
  for (const kind of travellerKinds) {
    const text = query.get(kind) ?? '';
    if (/^\d{1,3}$/.test(text)) travellers[kind] = clamp(getTravellerLimits(group, travellers)[kind], Number(text));
  }
  let days: DayChoices = {};
  for (const [name, text] of query) {
    const [, day] = DAY.exec(name) ?? [];
    if (day) days = withDayChoice(days, Number(day), parseDayChoice(text));
  }
  return {
    travellers,
    startDate: normaliseDate(query.get(DATE) ?? ''),
    days,
  };
}

/**
 * Formats a plan as the query of an address, so that it survives a reload and can be shared. Defaults are left out; other
 * parameters are preserved.
 *
 * @example formatTourPlan({ ...defaults, days: { 2: { vehicle: '82' } } }, {}) // 'd2=v.82'
 * @example formatTourPlan(defaults, {}) // ''
 */
export function formatTourPlan(plan: TourPlan, group: GroupSize, before = new URLSearchParams()): string {
  const defaults = getDefaultTravellers(group);
  const query = new URLSearchParams([...before].filter(([name]) => !isOfPlan(name)));
  for (const kind of travellerKinds) {
    if (plan.travellers[kind] !== defaults[kind]) query.set(kind, String(plan.travellers[kind]));
  }
  if (plan.startDate !== undefined) query.set(DATE, plan.startDate);
  for (const [day, choice] of Object.entries(plan.days)) query.set(`d${day}`, formatDayChoice(choice));
  return query.toString();
}

const isOfPlan = (name: string): boolean =>
  name === DATE || DAY.test(name) || travellerKinds.some((kind) => kind === name);
