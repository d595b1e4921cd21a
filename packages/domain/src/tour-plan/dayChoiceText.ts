import type { DayChoice } from './dayChoice.ts';

const SINGLE = { h: 'hotel', r: 'room', v: 'vehicle', m: 'meal' } as const;
const ACTIVITY = 'a';

/** The contract's form of an id. It contains no point, so that points can separate ids. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

const isSingle = (letter: string): letter is keyof typeof SINGLE => letter in SINGLE;

/**
 * Formats the choices of a day for an address: a letter for the kind and the id, alternating.
 *
 * @example formatDayChoice({ hotel: '61', room: '72' }) // 'h.61.r.72'
 * @example formatDayChoice({ activities: ['1403', '1404'] }) // 'a.1403.a.1404'
 */
export function formatDayChoice({ hotel, room, vehicle, meal, activities = [] }: DayChoice): string {
  const parts = [['h', hotel], ['r', room], ['v', vehicle], ['m', meal], ...activities.map((id) => [ACTIVITY, id])];
  return parts
    .filter(([, id]) => id)
    .flat()
    .join('.');
}

/**
 * Parses the output of `formatDayChoice`; invalid parts are ignored.
 *
 * @example parseDayChoice('h.61.r.72') // { hotel: '61', room: '72' }
 * @example parseDayChoice('nonsense') // {}
 */
export function parseDayChoice(text: string): DayChoice {
  const parts = text.split('.');
  const activities: string[] = [];
  const choice: { -readonly [Part in keyof DayChoice]: DayChoice[Part] } = {};
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [letter = '', id = ''] = parts.slice(at, at + 2);
    if (!ID.test(id)) continue;
    if (letter === ACTIVITY && !activities.includes(id)) activities.push(id);
    else if (isSingle(letter)) choice[SINGLE[letter]] = id;
  }
  return activities.length > 0 ? { ...choice, activities } : choice;
}
