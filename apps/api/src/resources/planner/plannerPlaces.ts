import { limitToRamadanHours } from '@aitours/domain/activity';
import { type CalendarDate, toDubaiDate, toDubaiTime, toMinutesOfDay } from '@aitours/domain/dates';
import type { Party } from '@aitours/domain/party';
import { findServedInterests, type Opening } from '@aitours/domain/planner';
import { type ActivityFares, findPricesOn, quoteActivity } from '@aitours/domain/pricing';
import type { Quirks } from '@aitours/domain/quirks';
import { hasBegun, listSlotsOn } from '../../catalogue/slots.ts';
import { toSeasonalPrices } from '../../db/catalogue/lowestPrices.ts';
import type { Database } from '../../db/database.ts';
import { findBookedStock, type PlannableActivity } from '../../db/people/planner.ts';
import type { DescribedPlace } from '../../planner/plannerModel.ts';

/** Of an activity without reviews: it comes after those with better reviews. */
const ratingWithoutReviews = 4;

/** The hours of activities without a fixed time, in minutes of the day. */
const flexibleHours = { from: 9 * 60, until: 21 * 60 };

type Stock = ReadonlyMap<string, number>;
const stockKey = (activityId: string, date: string, slotId: string) => `${activityId} ${date} ${slotId}`;

/** What the places of a trip are read for. */
export interface PlannerGroup {
  readonly dates: readonly CalendarDate[];
  readonly party: Party;
  /** Of children, in years. */
  readonly ages: readonly number[];
  readonly now: Date;
  readonly quirks: Quirks;
}

/** Converts activities to the planner's places, with their price for the party, the openings and places left of each date. */
export async function readPlannerPlaces(
  db: Database,
  rows: readonly PlannableActivity[],
  { dates, party, now, quirks }: PlannerGroup,
): Promise<DescribedPlace[]> {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  const booked = await findBookedStock(
    db,
    rows.map(({ id }) => id),
    first,
    last,
  );
  const left: Stock = new Map(
    booked.map((row) => [stockKey(row.activityId, row.date, row.timeSlotId), row.placesLeft]),
  );
  const groupPrice = (fares: ActivityFares) =>
    quoteActivity(fares, { party, isPrivate: false, addons: [] }, quirks.groupDiscountCounts).total;
  return rows.map((row) => ({
    id: row.id,
    name: row.title,
    text: `${row.locationName}. ${row.description}`,
    location: row.locationName,
    point:
      row.latitude === null || row.longitude === null
        ? undefined
        : { latitude: row.latitude, longitude: row.longitude },
    minutes: row.durationMinutes ?? undefined,
    groupPrice: groupPrice(toSeasonalPrices(row).fares),
    ...(row.priceSeasons && {
      datedPrices: Object.fromEntries(
        dates.map((date) => [date, groupPrice(findPricesOn(toSeasonalPrices(row), date))]),
      ),
    }),
    maxGroupSize: row.maxParticipants ?? undefined,
    serves: findServedInterests(row.activityType, `${row.title}. ${row.description}`),
    rating: row.averageRating || ratingWithoutReviews,
    ...findPlannerFacts(row),
    openings: Object.fromEntries(dates.map((date) => [date, listOpenings(row, date, left, now)])),
  }));
}

/** Returns what the planner needs to know about an activity or an attraction. */
export const findPlannerFacts = ({ facts }: Pick<PlannableActivity, 'facts'>) => ({
  minAge: facts?.min_age,
  isStepFree: facts?.step_free,
  takesStrollers: facts?.stroller,
  isOutdoors: facts?.outdoors,
  diets: facts?.diets,
});

function listOpenings(row: PlannableActivity, date: CalendarDate, left: Stock, now: Date): Opening[] {
  return listSlotsOn(row.timeSlots, date)
    .filter(({ startTime }) => !hasBegun(date, startTime, now))
    .map(({ id, startTime }) => {
      const spots = left.get(stockKey(row.id, date, id)) ?? row.capacity ?? 0;
      if (startTime !== null)
        return { from: toMinutesOfDay(startTime), to: toMinutesOfDay(startTime), spots, slotId: id };
      const earliest = date === toDubaiDate(now) ? toMinutesOfDay(toDubaiTime(now)) : 0;
      return {
        from: Math.max(flexibleHours.from, earliest),
        to: flexibleHours.until - (row.durationMinutes ?? 0),
        spots,
        slotId: id,
      };
    })
    .filter(({ from, to }) => from <= to)
    .flatMap((opening) => {
      const starts = limitToRamadanHours(row.facts?.ramadan_hours, date, opening, row.durationMinutes ?? 0);
      return starts ? [{ ...opening, ...starts }] : [];
    });
}
