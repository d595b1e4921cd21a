import { parseFils } from '@aitours/domain/money';
import { type ItineraryDay, leftOutReasons, type PlanInView, parseTrip } from '@aitours/domain/planner';
import { array, enums, type Infer, is, nullable, number, optional, type as shape, string } from 'superstruct';
import { paths } from '../../platform/paths.ts';

const place = { slug: string(), name: string(), event_id: optional(string()) };
const LeftOut = shape({ ...place, reason: enums(leftOutReasons) });
const UnmetWish = shape({
  wish: string(),
  reason: enums([...leftOutReasons, 'noSuchPlace', 'unknownHotel', 'bookedSeparately']),
  alternative: nullable(shape(place)),
});
const Summary = shape({
  destination: optional(string()),
  group_size: optional(number()),
  total: optional(string()),
  left_out: optional(array(LeftOut)),
  unmet_wishes: optional(array(UnmetWish)),
});

/** The display values of a plan. */
export interface ShownPlan {
  readonly id: string;
  readonly days: readonly ItineraryDay[];
  readonly destination: string;
  readonly people: number | undefined;
  /** For the whole party, in wire format. */
  readonly total: string | undefined;
  readonly leftOut: readonly Infer<typeof LeftOut>[];
  readonly unmet: readonly Infer<typeof UnmetWish>[];
}

/**
 * Returns the page of an activity or attraction that isn't in a plan.
 *
 * @example getPlaceHref({ slug: 'dunes' }) // '/activity/dunes'
 * @example getPlaceHref({ slug: 'frame', event_id: '7' }) // '/attractions/frame'
 */
export const getPlaceHref = ({
  slug,
  event_id,
}: {
  readonly slug: string;
  readonly event_id?: string | undefined;
}): string => (event_id === undefined ? paths.activity(slug) : paths.attractionDetail(slug));

/**
 * Parses the plan of a response; `undefined` if it has no valid days (PLAN-22).
 *
 * @example parsePlan({ day_plan_id: 'p-1', itinerary: { days: [{ date: '2030-03-01', activities: [] }] } })?.days.length // 1
 * @example parsePlan({ itinerary: {} }) // undefined
 */
export function parsePlan(result: unknown): ShownPlan | undefined {
  if (!is(result, shape({ day_plan_id: string() }))) return undefined;
  const itinerary: unknown = Reflect.get(result, 'itinerary');
  const days = parseTrip(itinerary);
  if (!days) return undefined;
  const summary: Infer<typeof Summary> = is(itinerary, Summary) ? itinerary : {};
  return {
    id: result.day_plan_id,
    days,
    destination: summary.destination ?? '',
    people: summary.group_size,
    total: summary.total,
    leftOut: summary.left_out ?? [],
    unmet: summary.unmet_wishes ?? [],
  };
}

/**
 * Returns what a message can refer to: "remove the first", "later", "cheaper".
 *
 * @example toPlanInView({ days: [], total: '120.00' }) // { stops: [], total: 120_00 }
 */
export const toPlanInView = ({ days, total = '0' }: Pick<ShownPlan, 'days' | 'total'>): PlanInView => ({
  stops: days.flatMap(({ stops }) => stops),
  total: parseFils(total),
});
