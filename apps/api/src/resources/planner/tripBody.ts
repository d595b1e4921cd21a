import { formatDuration } from '@aitours/domain/activity';
import { toTimeOfDay } from '@aitours/domain/dates';
import { toMetaDescription } from '@aitours/domain/meta';
import { formatPrice, formatWireAmount } from '@aitours/domain/money';
import type { Party } from '@aitours/domain/party';
import {
  findOpening,
  getGroupPrice,
  type Opening,
  type PlannerPlace,
  type TripBreak,
  type TripPlan,
  type TripQuery,
  type UnmetWish,
} from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';
import type { PlannableActivity } from '../../db/people/planner.ts';
import type { PlannerAttraction } from './plannerAttractions.ts';

type Schemas = components['schemas'];
type Day = TripPlan['days'][number];
type Stop = Day['stops'][number];

const maxNameLength = 160;

/** The products that can be stops. */
export interface PlannerProducts {
  readonly activities: readonly PlannableActivity[];
  readonly attractions: readonly PlannerAttraction[];
}

/** Returns a plan in the contract's form (ENTITY-44). */
export function toTripBody(
  { days, leftOut, total }: TripPlan,
  { activities, attractions }: PlannerProducts,
  places: readonly PlannerPlace[],
  query: TripQuery,
  party: Party,
  unmetWishes: readonly UnmetWish[],
): Schemas['PlannedTrip'] {
  const activityById = new Map(activities.map((row) => [row.id, row]));
  const attractionById = new Map(attractions.map((attraction) => [attraction.row.id, attraction]));
  const placeById = new Map(places.map((place) => [place.id, place]));
  const listNames = (id = '') => {
    const [activity, attraction] = [activityById.get(id), attractionById.get(id)];
    if (activity) return [{ activity_id: id, ...toNamed(activity) }];
    return attraction ? [{ event_id: id, ...toNamed(attraction.row) }] : [];
  };
  return {
    destination: query.destination,
    group_size: query.groupSize,
    party: { ...party },
    total: formatWireAmount(total),
    days: days.map((day) => ({
      date: day.date,
      activities: day.stops.flatMap((stop) => {
        const place = placeById.get(stop.placeId);
        const product = activityById.get(stop.placeId) ?? attractionById.get(stop.placeId);
        return place && product ? [toStopBody(stop, product, place, day.date, query)] : [];
      }),
      ...toBreaksBody(day),
    })),
    left_out: leftOut.flatMap(({ placeId, reason }) => listNames(placeId).map((named) => ({ ...named, reason }))),
    unmet_wishes: unmetWishes.map(({ wish, reason, alternativeId }) => ({
      wish: wish.slice(0, maxNameLength),
      reason,
      alternative: listNames(alternativeId)[0] ?? null,
    })),
  };
}

const toNamed = ({ slug, title }: Pick<PlannableActivity, 'slug' | 'title'>) => ({
  slug,
  name: title.slice(0, maxNameLength),
});

const toTimesBody = ({ start, end }: TripBreak) => ({ time: toTimeOfDay(start), end_time: toTimeOfDay(end) });

const toBreaksBody = ({ lunch, prayers }: Day): Pick<Schemas['PlannedDay'], 'lunch' | 'prayers'> => ({
  ...(lunch && { lunch: toTimesBody(lunch) }),
  ...(prayers && { prayers: prayers.map((prayer) => ({ prayer: prayer.name, ...toTimesBody(prayer) })) }),
});

function toStopBody(
  { start, end }: Stop,
  product: PlannableActivity | PlannerAttraction,
  place: PlannerPlace,
  date: string,
  query: TripQuery,
): Schemas['PlannedActivity'] {
  const groupPrice = getGroupPrice(place, date, start);
  const opening = findOpening(place, date, start, query);
  const { title, description } = 'row' in product ? product.row : product;
  return {
    time: toTimeOfDay(start),
    end_time: toTimeOfDay(end),
    name: title.slice(0, maxNameLength),
    description: toMetaDescription(description),
    location: place.location.slice(0, maxNameLength),
    duration: formatDuration(end - start),
    cost: groupPrice === 0 ? 'Free' : formatPrice(groupPrice),
    ...('row' in product
      ? { activity_id: null, slug: null, ...toTicketBody(product, opening) }
      : { activity_id: product.id, slug: product.slug }),
    latitude: place.point?.latitude ?? null,
    longitude: place.point?.longitude ?? null,
    ...(opening?.slotId !== undefined && { time_slot_id: opening.slotId }),
  };
}

function toTicketBody(
  { row, tickets }: PlannerAttraction,
  opening: Opening | undefined,
): Pick<Schemas['PlannedActivity'], 'ticket'> {
  const chosen = tickets.find(({ type }) => type.id === opening?.ticketTypeId);
  if (!chosen) return {};
  const { type, adults, children } = chosen;
  return {
    ticket: { event_id: row.id, slug: row.slug, ticket_type_id: type.id, ticket_type: type.name, adults, children },
  };
}
