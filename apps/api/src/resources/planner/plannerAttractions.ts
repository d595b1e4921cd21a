import { fitsRamadanHours } from '@aitours/domain/activity';
import { type CalendarDate, toMinutesOfDay } from '@aitours/domain/dates';
import { countPeople, maxTickets } from '@aitours/domain/party';
import { countTickets, findServedInterests, matchesName, type Opening } from '@aitours/domain/planner';
import { quoteTicket } from '@aitours/domain/pricing';
import { hasBegun } from '../../catalogue/slots.ts';
import { toPoint } from '../../db/bookings/itemPoints.ts';
import { findTicketTypes, type TicketTypeRow } from '../../db/catalogue/events.ts';
import { getTicketFaresOn } from '../../db/catalogue/ticketPrices.ts';
import type { Database } from '../../db/database.ts';
import { findTicketOpenings, type PlannableActivity, type PlannableEvent } from '../../db/people/planner.ts';
import type { DescribedPlace } from '../../planner/plannerModel.ts';
import { findPlannerFacts, type PlannerGroup } from './plannerPlaces.ts';

/** Attractions have no reviews: they come after activities that are rated well or not yet, and before the others. */
const rating = 3.9;
/** Above the age of any child. */
const unreachableAge = 100;

/** The tickets of one type that the group needs. */
export interface GroupTickets {
  readonly type: TicketTypeRow;
  readonly adults: number;
  readonly children: number;
}

/** An attraction that can be a stop, with the tickets that the group can buy for it. */
export interface PlannerAttraction {
  readonly row: PlannableEvent;
  readonly place: DescribedPlace;
  readonly tickets: readonly GroupTickets[];
}

/** Converts attractions to the planner's places: each time slot is a start, with the price of the first ticket type that suits the group and has enough places. */
export async function readPlannerAttractions(
  db: Database,
  rows: readonly PlannableEvent[],
  activities: readonly PlannableActivity[],
  group: PlannerGroup,
): Promise<PlannerAttraction[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const [first = '', last = first] = [group.dates[0], group.dates.at(-1)];
  const types = Map.groupBy(await findTicketTypes(db, ids), ({ eventId }) => eventId);
  const stock = Map.groupBy(await findTicketOpenings(db, ids, first, last), ({ eventId }) => eventId);
  return rows.map((row) => {
    const tickets = (types.get(row.id) ?? []).flatMap((type) => {
      const counts = countTickets(type, countPeople(group.party), group.ages);
      return counts ? [{ type, ...counts }] : [];
    });
    return { row, tickets, place: toPlace(row, tickets, stock.get(row.id) ?? [], activities, group) };
  });
}

type StockRow = Awaited<ReturnType<typeof findTicketOpenings>>[number];

function toPlace(
  row: PlannableEvent,
  tickets: readonly GroupTickets[],
  stock: readonly StockRow[],
  activities: readonly PlannableActivity[],
  { dates, now }: PlannerGroup,
): DescribedPlace {
  const location = row.location ?? row.venue;
  const upcoming = stock.filter((slot) => !hasBegun(slot.date, slot.time, now) && isOpen(row, slot));
  const ofDate = Map.groupBy(upcoming, ({ date }) => date);
  const openings = Object.fromEntries(dates.map((date) => [date, listOpenings(ofDate.get(date) ?? [], tickets)]));
  const lowest = (date: CalendarDate) => Math.min(...(openings[date] ?? []).map(({ price }) => price));
  const prices = dates.filter((date) => openings[date]?.length).map((date) => [date, lowest(date)] as const);
  return {
    id: row.id,
    name: row.title,
    text: `${row.eventType}. ${row.venue}, ${location}. ${row.description}`,
    location,
    point: toPoint(null, row),
    minutes: row.durationMinutes ?? undefined,
    maxGroupSize: maxTickets,
    groupPrice: prices.length > 0 ? Math.min(...prices.map(([, price]) => price)) : 0,
    datedPrices: Object.fromEntries(prices),
    serves: findServedInterests('', `${row.eventType}. ${row.title}. ${row.description}`),
    rating,
    ...findPlannerFacts(row),
    ...(tickets.length === 0 && { minAge: unreachableAge }),
    sameAs: activities.filter((activity) => showsSight(activity, row)).map(({ id }) => id),
    openings,
  };
}

/** Whether a visit fits into the hours that the attraction is known to have on the date. */
const isOpen = ({ facts, durationMinutes }: PlannableEvent, { date, time }: StockRow): boolean =>
  fitsRamadanHours(facts?.ramadan_hours, date, time, durationMinutes ?? 0);

/** Whether an activity is a visit of the attraction, such as a guided hour in its museum. */
const showsSight = ({ title, locationName }: PlannableActivity, event: PlannableEvent): boolean =>
  matchesName(event.title, title) || matchesName(event.venue, `${title} ${locationName}`);

/** One opening for each start: of the first type with enough places, or else of the first. */
function listOpenings(stock: readonly StockRow[], tickets: readonly GroupTickets[]) {
  const starts = Map.groupBy(stock, ({ time }) => time);
  return [...starts].flatMap(([time, ofTime]): (Opening & { price: number })[] => {
    const choices = tickets.flatMap((ticket) =>
      ofTime.filter(({ ticketTypeId }) => ticketTypeId === ticket.type.id).map((slot) => ({ slot, ticket })),
    );
    const hasRoom = ({ slot, ticket }: (typeof choices)[number]) => slot.placesLeft >= ticket.adults + ticket.children;
    const chosen = choices.find(hasRoom) ?? choices[0];
    if (!chosen) return [];
    const { slot, ticket } = chosen;
    const fares = getTicketFaresOn(ticket.type, slot.date, slot.priceAdjustment);
    const start = toMinutesOfDay(time);
    return [
      {
        from: start,
        to: start,
        slotId: slot.timeSlotId,
        ticketTypeId: slot.ticketTypeId,
        spots: hasRoom(chosen) ? slot.placesLeft : 0,
        price: quoteTicket(fares, ticket).total,
      },
    ];
  });
}
