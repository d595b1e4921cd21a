import { formatPickup } from '@aitours/domain/activity';
import { hasStarted } from '@aitours/domain/booking';
import { joinParties, parseActivityDetails, parseTicketDetails } from '@aitours/domain/cart';
import { formatDate, formatShortDate, formatTime, toDubaiDate } from '@aitours/domain/dates';
import { type Fils, formatPrice } from '@aitours/domain/money';
import { formatMemberCount, formatParty, type Party } from '@aitours/domain/party';
import type { CartLine } from './cartLine.ts';
import { messages } from './messages.ts';

/** The texts of a cart item; unknown values are absent. */
export interface ItemDescription {
  /** For example "Activity". */
  readonly kind: string;
  readonly date?: string;
  readonly time?: string;
  /** For example "2 adults, 1 child". */
  readonly party?: string;
  readonly pickup?: string;
  readonly ticketType?: string;
  /** Add-ons, or the tickets by type. */
  readonly extras: readonly string[];
}

/** Returns the texts of a cart item: date, party and extras (ENTITY-18 to ENTITY-20). */
export const describeItem = (line: CartLine): ItemDescription => ({
  kind: messages.kinds[line.type],
  date: line.date && formatDate(line.date),
  time: line.time && formatTime(line.time),
  ...describeKind(line),
});

function describeKind({
  type,
  details,
  quantity,
}: CartLine): Pick<ItemDescription, 'party' | 'pickup' | 'ticketType' | 'extras'> {
  switch (type) {
    case 'activity':
      return describeActivity(details, quantity);
    case 'ticket':
      return describeTicket(details);
    case 'tour':
      return { party: partyIn(details), extras: [] };
  }
}

/** Activities and tours use the same fields for their party. */
function partyIn(details: CartLine['details']): string | undefined {
  const party = parseActivityDetails(details)?.party;
  return party && formatParty(party);
}

function describeActivity(details: CartLine['details'], parties: number) {
  const parsed = parseActivityDetails(details);
  if (!parsed) return { extras: [] };
  const chosen = joinParties(parsed, parties);
  return {
    party: formatParty(chosen.party),
    pickup: chosen.pickup ? formatPickup(chosen.pickup, chosen.pickupAddress) : undefined,
    extras: [
      ...(chosen.isPrivate ? [messages.privateVisit] : []),
      ...chosen.addons.map(({ title, quantity }) => messages.addon(quantity, title)),
    ],
  };
}

function describeTicket(details: CartLine['details']) {
  const tickets = parseTicketDetails(details);
  const ticketType = typeof details['ticketType'] === 'string' ? details['ticketType'] : undefined;
  if (!tickets) return { ticketType, extras: [] };
  const { adults, children, adultPrice, childPrice, features } = tickets;
  const priced = (member: 'adults' | 'children', count: number, price: number | null) =>
    count > 0 && price !== null ? [messages.times(formatMemberCount(member, count), formatPrice(price))] : [];
  return {
    ticketType: ticketType ?? (tickets.ticketName || undefined),
    party: formatParty({ adults, children, infants: 0 }),
    extras: [...priced('adults', adults, adultPrice), ...priced('children', children, childPrice), ...features],
  };
}

/** Returns everyone who comes to an activity; `undefined` if its details are invalid. */
export function findActivityParty({ details, quantity }: CartLine): Party | undefined {
  const chosen = parseActivityDetails(details);
  return chosen && joinParties(chosen, quantity).party;
}

/** Returns a request for the hotel or address of an activity that was added without one, which can be booked all the same. */
export const findAddressRequest = ({ type, details }: CartLine): string | undefined =>
  type === 'activity' && parseActivityDetails(details)?.pickupAddress === undefined
    ? messages.addressRequest
    : undefined;

/** Whether an item is for a time that has passed: it can't be booked any more, whatever the server said when it loaded. */
export const isOver = ({ date, time }: CartLine, now: Date): boolean =>
  date !== undefined && (time === undefined ? date < toDubaiDate(now) : hasStarted({ date, time }, now));

/** Returns why an item can't be booked unchanged, if so. */
export function findWarningText(line: CartLine, now = new Date()): string | undefined {
  const { isAvailable, unavailableReason, placesLeft, departurePlaces } = line;
  if (isOver(line, now)) return messages.over;
  if (isAvailable) return undefined;
  if (unavailableReason !== undefined) return unavailableReason;
  if (placesLeft === null) return messages.gone;
  if (departurePlaces) return messages.tooManyTogether(departurePlaces);
  return placesLeft === 0 ? messages.soldOut : messages.tooFew(placesLeft);
}

/** Returns what to do about an item that can't be booked. A tour in the cart can't be changed. */
export const getRemedyText = ({ type }: Pick<CartLine, 'type'>): string =>
  type === 'tour' ? messages.remedyOfTour : messages.remedy;

export interface SummaryLine {
  readonly label: string;
  readonly detail?: string;
  readonly amount: string;
}

/**
 * Returns the lines of an order summary; duplicates are numbered.
 *
 * @param cancellations until when each item can be cancelled, by id
 * @param earlierPrices prices that the traveller saw before the current ones, by id
 */
export function listSummaryLines(
  lines: readonly CartLine[],
  cancellations?: ReadonlyMap<string, string>,
  earlierPrices?: ReadonlyMap<string, Fils>,
): SummaryLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const { party, time } = describeItem(line);
    const earlier = earlierPrices?.get(line.id);
    const name = joined([line.title, party]) ?? '';
    const index = (seen.get(name) ?? 0) + 1;
    seen.set(name, index);
    return {
      label: index === 1 ? name : messages.again(name, index),
      detail: joined([
        line.date && formatShortDate(line.date),
        time,
        cancellations?.get(line.id),
        earlier !== undefined ? messages.earlierPrice(formatPrice(earlier)) : undefined,
      ]),
      amount: formatPrice(line.amount),
    };
  });
}

const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.filter(Boolean).join(' · ') || undefined;
