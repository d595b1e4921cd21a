import { isPickupPlace, type PickupPlace, pickupAddressLengths } from '@aitours/domain/activity';
import { type ActivityTime, findSameTime } from '@aitours/domain/availability';
import { type CalendarDate, normaliseDate } from '@aitours/domain/dates';
import { countPeople, findMembersOutsideLimits, minParty, type Party, partyLimits } from '@aitours/domain/party';
import { parseJson } from '../../platform/storage.ts';

/** The state of an activity's booking panel. */
export interface BookingChoice {
  /** Options follow once a date is chosen (ACT-08). */
  readonly step: 'date' | 'options';
  readonly date: CalendarDate | null;
  /** The start time; null: the first with places for the party. */
  readonly slotId: string | null;
  readonly party: Party;
  readonly isPrivate: boolean;
  readonly pickup: PickupPlace | null;
  /** The hotel or address, as typed. */
  readonly address: string;
  /** Quantity of each add-on by title. */
  readonly addons: Readonly<Record<string, number>>;
}

export const nothingChosen: BookingChoice = {
  step: 'date',
  date: null,
  slotId: null,
  party: minParty,
  isPrivate: false,
  pickup: null,
  address: '',
  addons: {},
};

/** What the activity offers to choose from. */
export interface Offer {
  readonly hasPrivateOption: boolean;
  readonly addonTitles: readonly string[];
  /** Today in Dubai. */
  readonly today: CalendarDate;
}

/**
 * Restores a stored choice as far as it is still valid: a past date, an add-on that is no longer offered and unreadable
 * values are dropped. It starts at the date step, because places may be sold out meanwhile.
 *
 * @example restoreChoice('{"party":{"adults":2,"children":1,"infants":0}}', offer).party.adults // 2
 * @example restoreChoice('nonsense', offer) // nothingChosen
 */
export function restoreChoice(stored: string | null, { hasPrivateOption, addonTitles, today }: Offer): BookingChoice {
  const { date, slotId, party, isPrivate, pickup, address, addons } = readObject(stored);
  const day = typeof date === 'string' ? normaliseDate(date) : undefined;
  return {
    step: 'date',
    date: day !== undefined && day >= today ? day : null,
    slotId: typeof slotId === 'string' ? slotId : null,
    party: readParty(party),
    isPrivate: hasPrivateOption && isPrivate === true,
    pickup: isPickupPlace(pickup) ? pickup : null,
    address: typeof address === 'string' ? address.slice(0, pickupAddressLengths.max) : '',
    addons: readQuantities(addons, addonTitles),
  };
}

/** The query parameters by which a list hands on what it was filtered by. */
export const handedOnNames = ['date', 'adults'] as const;

/**
 * Returns a choice that starts with the date and the group of the page's URL; invalid values are ignored. Whether the date
 * is still bookable is known once its availability has loaded. A stored party of as many people stays.
 *
 * @example startWith(nothingChosen, new URLSearchParams('date=2030-03-05&adults=2')).date // '2030-03-05'
 */
export function startWith(choice: BookingChoice, query: URLSearchParams): BookingChoice {
  const adults = Number(query.get('adults') ?? countPeople(choice.party));
  const date = normaliseDate(query.get('date') ?? '') ?? choice.date;
  return {
    ...choice,
    date,
    // A start time that was chosen for another date may be full on this one.
    slotId: date === choice.date ? choice.slotId : null,
    party:
      adults === countPeople(choice.party)
        ? choice.party
        : readParty({ ...minParty, adults: Math.min(adults, partyLimits.adults.max) }),
  };
}

/**
 * Returns a change of the choice. A start time that was chosen stays chosen on another date if it has places then.
 *
 * @param time the selected start time
 * @param listTimes returns the start times of a date
 */
export function keepTime(
  change: Partial<BookingChoice>,
  { slotId }: Pick<BookingChoice, 'slotId'>,
  time: Pick<ActivityTime, 'time'> | undefined,
  listTimes: (date: CalendarDate) => readonly ActivityTime[],
): Partial<BookingChoice> {
  if (!change.date || slotId === null) return change;
  return { ...change, slotId: findSameTime(listTimes(change.date), time?.time)?.slotId ?? null };
}

type Unknown = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

function readObject(stored: string | null): Unknown {
  const value = parseJson(stored);
  return isObject(value) ? value : {};
}

function readParty(value: unknown): Party {
  if (!isObject(value)) return minParty;
  const party = {
    adults: Number(value['adults']),
    children: Number(value['children']),
    infants: Number(value['infants']),
  };
  return findMembersOutsideLimits(party).length === 0 ? party : minParty;
}

function readQuantities(value: unknown, titles: readonly string[]): Readonly<Record<string, number>> {
  if (!isObject(value)) return {};
  const date = titles.map((title) => [title, Number(value[title])] as const);
  return Object.fromEntries(date.filter(([, quantity]) => Number.isInteger(quantity) && quantity > 0));
}
