import { type CalendarDate, normaliseDate } from '../dates/index.ts';
import {
  clamp,
  defaultTravellers,
  type GroupSize,
  type Travellers,
  travellerKinds,
  travellerLimits,
} from '../party/index.ts';
import { type DayChoices, withDayChoice } from './dayChoice.ts';
import { formatDayChoice, parseDayChoice } from './dayChoiceText.ts';

/** Everything a traveller decides about a tour before booking it. */
export interface TourPlan {
  readonly travellers: Travellers;
  /** The first day; `undefined` until one is chosen. */
  readonly startDate: CalendarDate | undefined;
  readonly days: DayChoices;
}

/** More of a kind aren't booked in one go: the contract's limit. */
const MOST = 999;

const DATE = 'date';
const DAY = /^d([1-9]\d?)$/;

/**
 * The plan that an address tells of. An address may come from anywhere: what can't be read is as if it weren't there,
 * and as many adults travel as the group takes (TOUR-22).
 *
 * @example parseTourPlan(new URLSearchParams('adults=3&d2=v.82'), {}).days // { 2: { vehicle: '82' } }
 * @example parseTourPlan(new URLSearchParams(''), { min: 4 }).travellers.adults // 4
 */
export function parseTourPlan(query: URLSearchParams, group: GroupSize): TourPlan {
  const usual = defaultTravellers(group);
  const limits = travellerLimits(group);
  const countOf = (kind: keyof Travellers): number => {
    const text = query.get(kind) ?? '';
    return /^\d{1,3}$/.test(text) ? clamp(limits[kind], Math.min(MOST, Number(text))) : usual[kind];
  };
  let days: DayChoices = {};
  for (const [name, text] of query) {
    const [, day] = DAY.exec(name) ?? [];
    if (day) days = withDayChoice(days, Number(day), parseDayChoice(text));
  }
  return {
    travellers: {
      adults: countOf('adults'),
      children512: countOf('children512'),
      children25: countOf('children25'),
      infants: countOf('infants'),
    },
    startDate: normaliseDate(query.get(DATE) ?? ''),
    days,
  };
}

/**
 * A plan as the query of an address, so that it survives a reload and can be shared. What is as usual isn't named;
 * what else stands in the address stays.
 *
 * @example formatTourPlan({ ...usual, days: { 2: { vehicle: '82' } } }, {}) // 'd2=v.82'
 * @example formatTourPlan(usual, {}) // ''
 */
export function formatTourPlan(plan: TourPlan, group: GroupSize, before = new URLSearchParams()): string {
  const usual = defaultTravellers(group);
  const query = new URLSearchParams([...before].filter(([name]) => !isOfPlan(name)));
  for (const kind of travellerKinds) {
    if (plan.travellers[kind] !== usual[kind]) query.set(kind, String(plan.travellers[kind]));
  }
  if (plan.startDate !== undefined) query.set(DATE, plan.startDate);
  for (const [day, choice] of Object.entries(plan.days)) query.set(`d${day}`, formatDayChoice(choice));
  return query.toString();
}

const isOfPlan = (name: string): boolean =>
  name === DATE || DAY.test(name) || travellerKinds.some((kind) => kind === name);
