import { findUnavailableReason } from '@aitours/domain/availability';
import { type ActivityDetails, joinParties } from '@aitours/domain/cart';
import { type CalendarDate, dateTooFar, toDubaiDate } from '@aitours/domain/dates';
import {
  admitPeople,
  countPeople,
  findExcludedKinds,
  formatMinAge,
  type Party,
  partyMembers,
} from '@aitours/domain/party';
import { quoteActivity } from '@aitours/domain/pricing';
import { hasBegun, toTimeSlot } from '../../catalogue/slots.ts';
import type { ActivityRow } from '../../db/catalogue/activities.ts';
import { getFaresOn } from '../../db/catalogue/lowestPrices.ts';
import { getOwnTerms } from '../../lib/wire.ts';
import { getMinAge, invalid, type Line, type LineError, type Terms } from './line.ts';

export interface ActivityLine extends Line {
  readonly kind: 'activity';
  /** With current prices of the add-ons. */
  readonly choice: ActivityDetails;
}

export interface ActivityVisit {
  readonly activity: ActivityRow & { readonly withdrawnAt: Date | null };
  readonly date: CalendarDate;
  readonly timeSlotId: string;
  /** How many times the party is booked (GAP-18). */
  readonly quantity: number;
  readonly choice: ActivityDetails;
  /** null: nothing is booked on that date. */
  readonly stock: { readonly placesLeft: number; readonly booked: number } | null;
}

/** Returns the line of an activity (CONST-10 to CONST-14, ACT-18 to ACT-20, GAP-76). */
export function createActivityLine(visit: ActivityVisit, terms: Terms): ActivityLine {
  const { activity, date, timeSlotId, quantity, stock } = visit;
  const { now, quirks } = terms;
  const slot = activity.timeSlots.find(({ id }) => id === timeSlotId);
  const choice = withCurrentPrices(visit);
  const minAge = getMinAge(activity.facts, terms);
  const admitted = { ...choice, party: admitPeople(choice.party, minAge) };
  const quote = quoteActivity(getFaresOn(activity, date), admitted, quirks.groupDiscountCounts);
  const unitPrice = quote.total;
  const isJoining = choice.isPrivate && stock !== null && stock.booked > 0;
  const placesLeft = isJoining ? 0 : (stock?.placesLeft ?? activity.capacity ?? 0);
  return {
    kind: 'activity',
    product: { id: activity.id, slug: activity.slug, title: activity.title, ...getOwnTerms(activity) },
    image: activity.images[0] ?? null,
    date,
    time: slot?.startTime ?? null,
    durationMinutes: activity.durationMinutes,
    minAge,
    timeSlotId,
    quantity,
    quote,
    unitPrice,
    amount: unitPrice * quantity,
    placesLeft,
    places: {
      of: 'activity',
      activityId: activity.id,
      date,
      timeSlotId,
      count: countVisitors(visit),
      isPrivate: choice.isPrivate,
    },
    choice,
    error: findOfferError(visit) ?? findAgeError(choice.party, minAge) ?? findDateError(visit, placesLeft, now),
  };
}

/**
 * Returns the line of several equal parties as it is booked: one party of all of them, at the same amount. Whatever reads
 * a booking (passes, manifests, texts, changes) then counts everyone who was paid for.
 */
export const bookOneParty = (line: ActivityLine): ActivityLine => ({
  ...line,
  choice: joinParties(line.choice, line.quantity),
  quantity: 1,
  unitPrice: line.amount,
});

const countVisitors = ({ choice, quantity }: ActivityVisit): number => countPeople(choice.party) * quantity;

/** Returns the choice with current prices. Add-ons that are no longer offered keep their price; the line can't be booked. */
function withCurrentPrices({ activity, choice }: ActivityVisit): ActivityDetails {
  const findPrice = (title: string) => activity.addons.find((addon) => addon.title === title)?.price;
  return {
    ...choice,
    isPrivate: choice.isPrivate && activity.privatePrice !== null,
    addons: choice.addons.map((addon) => ({ ...addon, price: findPrice(addon.title) ?? addon.price })),
  };
}

/** As the contract writes them in a cart and a booking. */
const maxOfExtra = 99;

function findOfferError(visit: ActivityVisit): LineError | null {
  const { activity, choice } = visit;
  if (activity.withdrawnAt) return invalid('date', 'This activity is no longer offered.');
  if (choice.isPrivate && activity.privatePrice === null) {
    return invalid('isPrivate', 'This activity offers no private visit.');
  }
  const unknown = choice.addons.find(({ title }) => !activity.addons.some((addon) => addon.title === title));
  if (new Set(choice.addons.map(({ title }) => title)).size < choice.addons.length)
    return invalid('addons', 'Each extra can be chosen once. Please set its quantity instead.');
  if (activity.maxParticipants !== null && countVisitors(visit) > activity.maxParticipants)
    return invalid('adults', `This activity is for at most ${activity.maxParticipants} people, infants included.`);
  if (joinParties(choice, visit.quantity).addons.some(({ quantity }) => quantity > maxOfExtra))
    return invalid('addons', `Each extra can be chosen ${maxOfExtra} times at most.`);
  return unknown ? invalid('addons', `This activity does not offer "${unknown.title}".`) : null;
}

function findAgeError(party: Party, minAge: number): LineError | null {
  const excluded = findExcludedKinds(party, minAge);
  const member = partyMembers.find((each) => excluded.includes(each));
  return member ? invalid(member, `${formatMinAge(minAge)}.`) : null;
}

function findDateError(visit: ActivityVisit, spots: number, now: Date): LineError | null {
  const { activity, date, timeSlotId } = visit;
  const slot = activity.timeSlots.find(({ id }) => id === timeSlotId);
  if (!slot) return invalid('slot', 'This activity has no such time.');
  const request = { slots: [toTimeSlot(slot)], spots, people: countVisitors(visit), today: toDubaiDate(now) };
  switch (findUnavailableReason(date, request)) {
    case 'tooFar':
      return invalid('date', dateTooFar);
    case 'past':
      return invalid('date', 'This date is over.');
    case 'outOfSeason':
    case 'weekday':
      return invalid('date', 'This activity does not take place on this date.');
    case 'soldOut':
    case 'tooFewSpots':
      return { kind: 'soldOut' };
    default:
      return hasBegun(date, slot.startTime, now) ? invalid('date', 'This has already begun.') : null;
  }
}
