import type { DayChoice } from './dayChoice.ts';

const SINGLE = { h: 'hotel', r: 'room', v: 'vehicle', m: 'meal' } as const;
const ACTIVITY = 'a';

/** The contract's form of an id: it holds no point, so points can part them. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

const isSingle = (letter: string): letter is keyof typeof SINGLE => letter in SINGLE;

/**
 * What was chosen for a day, as it stands in an address: a letter for the kind and the id, one after the other.
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
 * Reads what `formatDayChoice` writes; what it can't read is left out.
 *
 * @example parseDayChoice('h.61.r.72') // { hotel: '61', room: '72' }
 * @example parseDayChoice('nonsense') // {}
 */
export function parseDayChoice(text: string): DayChoice {
  const words = text.split('.');
  const activities: string[] = [];
  const choice: { -readonly [Part in keyof DayChoice]: DayChoice[Part] } = {};
  for (let at = 0; at + 1 < words.length; at += 2) {
    const [letter = '', id = ''] = words.slice(at, at + 2);
    if (!ID.test(id)) continue;
    if (letter === ACTIVITY && !activities.includes(id)) activities.push(id);
    else if (isSingle(letter)) choice[SINGLE[letter]] = id;
  }
  return activities.length > 0 ? { ...choice, activities } : choice;
}
