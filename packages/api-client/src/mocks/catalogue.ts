/** A page of a paginated list. */
export interface Page<Item> {
  count: number;
  next: string | null;
  previous: string | null;
  results: Item[];
}

/** Filters by equality. */
const EXACT = ['activity_type', 'featured', 'hotel'];
const BOUNDS = /^(?:base_)?price_(gte|lte)$/;

/** Filters, sorts and paginates items by the parameters of a query. */
export function paginate<Item extends object>(
  items: readonly Item[],
  query: URLSearchParams,
  path: string,
): Page<Item> {
  const matches = sort(
    items.filter((item) => isMatch(item, query)),
    query.get('ordering'),
  );
  const size = Number(query.get('page_size') ?? 10);
  const page = Number(query.get('page') ?? 1);
  const link = (to: number) => {
    const others = new URLSearchParams(query);
    others.set('page', String(to));
    return `${path}?${others}`;
  };
  return {
    count: matches.length,
    next: page * size < matches.length ? link(page + 1) : null,
    previous: page > 1 ? link(page - 1) : null,
    results: matches.slice((page - 1) * size, page * size),
  };
}

/** Finds an item by id or slug. */
export const findByIdOrSlug = <Item extends { id: string; slug: string }>(
  items: readonly Item[],
  idOrSlug: string | undefined,
): Item | undefined => items.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);

function isMatch(item: object, query: URLSearchParams): boolean {
  const text = JSON.stringify(item).toLowerCase();
  const words = (query.get('search') ?? query.get('q') ?? '').toLowerCase().split(/\s+/);
  if (!words.every((word) => text.includes(word))) return false;
  if (!EXACT.every((name) => !query.has(name) || String(getMember(item, name)) === query.get(name))) return false;
  if (!isFree(item, query) || !hasFacts(item, query) || !isRefundable(item, query)) return false;
  return [...query].every(([name, value]) => {
    const [, bound] = name.match(BOUNDS) ?? [];
    if (!bound) return true;
    return bound === 'gte' ? getPrice(item) >= Number(value) : getPrice(item) <= Number(value);
  });
}

interface MockFacts {
  readonly min_age?: number;
  readonly step_free?: boolean;
  readonly stroller?: boolean;
}

/** Whether what is requested of an activity is known and true. */
function hasFacts(item: object, query: URLSearchParams): boolean {
  const { min_age = Number.POSITIVE_INFINITY, step_free, stroller } = (getMember(item, 'facts') ?? {}) as MockFacts;
  const language = query.get('language');
  const languages = (getMember(item, 'languages') ?? []) as readonly string[];
  return (
    min_age <= Number(query.get('suits_age') ?? Number.POSITIVE_INFINITY) &&
    (query.get('step_free') !== 'true' || step_free === true) &&
    (query.get('stroller') !== 'true' || stroller === true) &&
    (language === null || languages.includes(language))
  );
}

/** Whether the terms refund everything for a while; the dates are not considered. */
function isRefundable(item: object, query: URLSearchParams): boolean {
  const [first] = (getMember(item, 'cancellation_terms') ?? [{ percent: 100 }]) as readonly { percent: number }[];
  return query.get('free_cancellation') !== 'true' || first?.percent === 100;
}

interface MockTimeSlot {
  readonly start_date: string;
  readonly end_date: string;
  readonly available_days: readonly number[];
  readonly start_time: string | null;
}

/** Whether an activity takes place on the date of `free_on`, or an attraction has tickets for it; places are not counted. */
function isFree(item: object, query: URLSearchParams): boolean {
  const date = query.get('free_on');
  if (date === null) return true;
  const dates = getMember(item, 'available_dates');
  if (Array.isArray(dates)) return dates.includes(date);
  const max = getMember(item, 'max_participants');
  if (typeof max === 'number' && max < Number(query.get('places') ?? 1)) return false;
  const slots = getMember(item, 'time_slots') as readonly MockTimeSlot[];
  const [from, until] = [query.get('starts_from') ?? '00:00', query.get('starts_until') ?? '23:59'];
  return slots.some(
    ({ start_date, end_date, available_days, start_time: time }) =>
      start_date <= date &&
      date <= end_date &&
      available_days.includes(new Date(date).getUTCDay()) &&
      (time === null || (from <= time && time <= until)),
  );
}

function sort<Item extends object>(items: Item[], ordering: string | null): Item[] {
  if (!ordering) return items;
  const name = ordering.replace(/^-/, '');
  const sign = ordering.startsWith('-') ? -1 : 1;
  const compare = (one: unknown, other: unknown) => String(one).localeCompare(String(other), 'en', { numeric: true });
  return items.toSorted((one, other) => sign * compare(getMember(one, name), getMember(other, name)));
}

const getMember = (item: object, name: string): unknown => new Map(Object.entries(item)).get(name);

/** Returns what an item costs at least. */
const getPrice = (item: object): number => Number(getMember(item, 'from_price') ?? getMember(item, 'base_price'));
