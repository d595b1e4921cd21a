import { formatDuration } from '@aitours/domain/activity';
import { toTimeOfDay } from '@aitours/domain/dates';
import { toMetaDescription } from '@aitours/domain/meta';
import { formatPrice, formatWireAmount } from '@aitours/domain/money';
import type { TripPlan, TripQuery } from '@aitours/domain/planner';
import type { components } from '@aitours/openapi/schema';
import type { PlannableActivity } from '../../db/planner.ts';

type Schemas = components['schemas'];
type Stop = TripPlan['days'][number]['stops'][number];

/** Returns a plan in the contract's form (ENTITY-44). */
export function tripBody(
  { days, leftOut, total }: TripPlan,
  rows: readonly PlannableActivity[],
  { destination, groupSize }: TripQuery,
): Schemas['PlannedTrip'] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const known = (id: string) => [byId.get(id)].filter((row) => row !== undefined);
  return {
    destination,
    group_size: groupSize,
    total: formatWireAmount(total),
    days: days.map(({ date, stops }) => ({
      date,
      activities: stops.flatMap((stop) => known(stop.placeId).map((row) => stopBody(stop, row, groupSize))),
    })),
    left_out: leftOut.flatMap(({ placeId, reason }) =>
      known(placeId).map(({ id, slug, title }) => ({ activity_id: id, slug, name: title.slice(0, 160), reason })),
    ),
  };
}

function stopBody({ start, end }: Stop, row: PlannableActivity, groupSize: number): Schemas['PlannedActivity'] {
  const cost = row.basePrice * groupSize;
  return {
    time: toTimeOfDay(start),
    end_time: toTimeOfDay(end),
    name: row.title.slice(0, 160),
    description: toMetaDescription(row.description),
    location: row.locationName.slice(0, 160),
    duration: formatDuration(end - start),
    cost: cost === 0 ? 'Free' : formatPrice(cost),
    activity_id: row.id,
    slug: row.slug,
    latitude: row.latitude,
    longitude: row.longitude,
  };
}
