import { type TimeOfDay, toMinutesOfDay, toTimeOfDay } from '../../dates/index.ts';
import type { Fils } from '../../money/index.ts';
import type { DraftPreferences } from '../preferences.ts';
import { MIDNIGHT } from '../trip.ts';
import { matchesName } from './matchNames.ts';
import { findUnwanted } from './placePhrases.ts';

/** The plan that the traveller sees when writing a message. */
export interface PlanInView {
  /** Of all days, in order. */
  readonly stops: readonly {
    readonly name: string;
    readonly time: TimeOfDay;
    readonly endTime?: TimeOfDay | undefined;
  }[];
  /** For the whole group. */
  readonly total: Fils;
}

/** Changed preferences, and the text without what changed them. */
interface PlanEdit {
  readonly preferences: DraftPreferences;
  readonly text: string;
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ORDINAL = `(${ORDINALS.join('|')}|last|\\d{1,2}(?:st|nd|rd|th)|(?:number|no\\.?|stop|#) ?\\d{1,2})`;
const BY_NUMBER = new RegExp(
  `\\b(?:remove|drop|skip|delete|take out|leave out|without|swap|replace|change|instead of) (?:the )?${ORDINAL}\\b(?: (?:one|stop|activity|item|thing))?`,
  'giu',
);
/** "swap the wheel for the frame" */
const SWAP = /\b(?:swap|replace|exchange) ([^,.;]{2,60}?) (?:for|with|by) /giu;
const LATER = /\b(?:start |begin )?(?<!\bno )later(?! than)\b|\btoo early\b|\bsleep in\b/i;
const END_EARLIER = /\b(?:finish|end|back|home|return) earlier\b|\btoo late\b/i;
const EARLIER = /\b(?<!\bno )earlier(?! than)\b/i;
const CHEAPER = /\b(?:cheaper|less expensive|too (?:expensive|dear)|costs too much)\b/i;

/**
 * Applies what a message says about the plan in view: "remove the first", "swap the second for the Louvre", "later",
 * "earlier", "cheaper". A removed stop becomes an unwanted place, and the others become limits of the next plan.
 *
 * @param message without repeated spaces
 * @example editPlan('remove the last', {}, { stops: [{ name: 'Fort', time: '09:00' }], total: 0 }).preferences // { unwanted: ['Fort'] }
 * @example editPlan('cheaper', {}, { stops: [], total: 1000_00 }).preferences // { budget_range: [0, 800] }
 */
export function editPlan(message: string, preferences: DraftPreferences, plan: PlanInView): PlanEdit {
  const text = message.replace(SWAP, 'remove $1, add ');
  const numbered = [...text.matchAll(BY_NUMBER)].flatMap(
    ([, ordinal = '']) => plan.stops[toIndex(ordinal, plan)] ?? [],
  );
  const rest = text.replace(BY_NUMBER, ' ');
  const removed = [...numbered.map(({ name }) => name), ...findNamedStops(rest, plan)];
  const isCheaper = CHEAPER.test(rest) && plan.total > 0;
  const { wanted = [], unwanted = [] } = preferences;
  return {
    preferences: {
      ...(isCheaper ? cutBudget(preferences, plan) : preferences),
      ...(removed.length > 0 && {
        unwanted: [...new Set([...unwanted, ...removed])],
        ...(wanted.length > 0 && { wanted: wanted.filter((name) => !removed.some((gone) => matchesName(name, gone))) }),
      }),
      ...changeHours(rest, plan),
    },
    text: rest.replace(CHEAPER, ' ').replace(/ +/g, ' '),
  };
}

function toIndex(ordinal: string, { stops }: PlanInView): number {
  const word = ordinal.toLowerCase();
  if (word === 'last') return stops.length - 1;
  const named = ORDINALS.indexOf(word);
  return named >= 0 ? named : Number(word.replace(/\D/g, '')) - 1;
}

/** The whole names of the stops that a message rejects. */
const findNamedStops = (text: string, { stops }: PlanInView): string[] =>
  findUnwanted(text).flatMap((phrase) => stops.map(({ name }) => name).filter((name) => matchesName(phrase, name)));

const HOUR = 60;
const LIMITS = { earliest: 5 * HOUR, latestStart: 18 * HOUR, earliestEnd: 10 * HOUR };

function changeHours(text: string, { stops }: PlanInView): DraftPreferences {
  const starts = stops.map(({ time }) => toMinutesOfDay(time));
  const ends = stops.flatMap(({ endTime }) => (endTime === undefined ? [] : [toMinutesOfDay(endTime) || MIDNIGHT]));
  const start = Math.min(...starts);
  if (starts.length === 0) return {};
  if (LATER.test(text)) return { earliest: toTimeOfDay(Math.min(start + HOUR, LIMITS.latestStart)) };
  if (END_EARLIER.test(text))
    return ends.length === 0 ? {} : { latest: toTimeOfDay(Math.max(Math.max(...ends) - HOUR, LIMITS.earliestEnd)) };
  return EARLIER.test(text) ? { earliest: toTimeOfDay(Math.max(start - HOUR, LIMITS.earliest)) } : {};
}

/** A fifth less than the plan costs, for the whole group. */
function cutBudget(preferences: DraftPreferences, { total }: PlanInView): DraftPreferences {
  const { budget_per_person: _, ...others } = preferences;
  const max = Math.floor((total * 0.8) / 100);
  return { ...others, budget_range: [Math.min(others.budget_range?.[0] ?? 0, max), max] };
}
