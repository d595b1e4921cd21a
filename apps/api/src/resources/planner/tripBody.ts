import { formatDuration } from '@aitours/domain/activity';
import { toTimeOfDay } from '@aitours/domain/dates';
import { toMetaDescription } from '@aitours/domain/meta';
import { formatPrice, formatWireAmount } from '@aitours/domain/money';
import type { Party } from '@aitours/domain/party';
import {
  findOpening,
  getGroupPrice,
  type PlannerPlace,
  type TripBreak,
  type TripPlan,
  type TripQuery,
  type UnmetWish,
} from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';
import type { PlannableActivity } from '../../db/planner.ts';

type Schemas = components['schemas'];
type Day = TripPlan['days'][number];
type Stop = Day['stops'][number];

const maxNameLength = 160;

/** Returns a plan in the contract's form (ENTITY-44). */
export function tripBody(
  { days, leftOut, total }: TripPlan,
  rows: readonly PlannableActivity[],
  places: readonly PlannerPlace[],
  query: TripQuery,
  party: Party,
  unmetWishes: readonly UnmetWish[],
): Schemas['PlannedTrip'] {
  const rowById = new Map(rows.map((row) => [row.id, row]));
  const placeById = new Map(places.map((place) => [place.id, place]));
  const nameOf = (id: string | undefined) =>
    [rowById.get(id ?? '')].flatMap((row) => (row ? [{ activity_id: row.id, ...toNamed(row) }] : []));
  return {
    destination: query.destination,
    group_size: query.groupSize,
    party: { ...party },
    total: formatWireAmount(total),
    days: days.map((day) => ({
      date: day.date,
      activities: day.stops.flatMap((stop) => {
        const [row, place] = [rowById.get(stop.placeId), placeById.get(stop.placeId)];
        return row && place ? [stopBody(stop, row, place, day.date, query)] : [];
      }),
      ...breaksBody(day),
    })),
    left_out: leftOut.flatMap(({ placeId, reason }) => nameOf(placeId).map((named) => ({ ...named, reason }))),
    unmet_wishes: unmetWishes.map(({ wish, reason, alternativeId }) => ({
      wish: wish.slice(0, maxNameLength),
      reason,
      alternative: nameOf(alternativeId)[0] ?? null,
    })),
  };
}

const toNamed = ({ slug, title }: PlannableActivity) => ({ slug, name: title.slice(0, maxNameLength) });

const timesBody = ({ start, end }: TripBreak) => ({ time: toTimeOfDay(start), end_time: toTimeOfDay(end) });

const breaksBody = ({ lunch, prayers }: Day): Pick<Schemas['PlannedDay'], 'lunch' | 'prayers'> => ({
  ...(lunch && { lunch: timesBody(lunch) }),
  ...(prayers && { prayers: prayers.map((prayer) => ({ prayer: prayer.name, ...timesBody(prayer) })) }),
});

function stopBody(
  { start, end }: Stop,
  row: PlannableActivity,
  place: PlannerPlace,
  date: string,
  query: TripQuery,
): Schemas['PlannedActivity'] {
  const groupPrice = getGroupPrice(place, date);
  const slotId = findOpening(place, date, start, query)?.slotId;
  return {
    time: toTimeOfDay(start),
    end_time: toTimeOfDay(end),
    name: row.title.slice(0, maxNameLength),
    description: toMetaDescription(row.description),
    location: row.locationName.slice(0, maxNameLength),
    duration: formatDuration(end - start),
    cost: groupPrice === 0 ? 'Free' : formatPrice(groupPrice),
    activity_id: row.id,
    slug: row.slug,
    latitude: row.latitude,
    longitude: row.longitude,
    ...(slotId !== undefined && { time_slot_id: slotId }),
  };
}
