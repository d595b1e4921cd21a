import {
  type BookingStart,
  type ChangedLine,
  findDateChangeEnd,
  getRefundPercent,
  hasStarted,
  reduceAmount,
} from '@aitours/domain/booking';
import { formatDate, formatTime, toDubaiDate, toDubaiTime } from '@aitours/domain/dates';
import { type Fils, formatWireAmount, parseFils } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import type { LineMembers } from '../db/bookings/bookingDetails.ts';
import type { LineRequest } from '../db/bookings/bookingRequest.ts';
import type { Database } from '../db/database.ts';
import type { Places } from '../db/stock/stock.ts';
import { invalidRequest, notChangeable, Problem } from '../problems/problems.ts';
import { findItemTerms } from './changeOptions.ts';
import type { LineBase, LinePrice } from './linePrices.ts';
import { changeRequest, findPlaces, getMembers, isMoved, memberFields, readLine, toItemParty } from './lineRequests.ts';
import type { AnyLine } from './lines/cartLine.ts';
import { type FieldName, type Terms, toLineProblem } from './lines/line.ts';
import { toBookedItem } from './toBookedItem.ts';

type Schemas = components['schemas'];
type BookedItem = Schemas['BookedItem'];
type LineChange = Schemas['LineChange'];

/** A line of a booking as it was stored. */
export interface BookedLine {
  readonly item: BookedItem;
  readonly request: LineRequest;
  readonly price: LinePrice;
}

/** A line before and after a change. */
export interface PlannedLine {
  readonly before: BookedItem;
  /** Null: removed. */
  readonly after: Pick<BookedLine, 'item' | 'request'> | null;
  readonly price: Omit<ChangedLine, 'discount'>;
  /** What the price follows from after the change. */
  readonly base: LineBase;
  /** The places before and after; null: the line doesn't change. */
  readonly places: { readonly before: Places | null; readonly after: Places | null } | null;
  /** What changes, as a sentence. */
  readonly description: string | null;
}

export interface ChangeTerms extends Terms {
  /** When the quote was computed: the terms of that time apply. */
  readonly quotedAt: Date;
  /** The start that the refund of the whole booking depends on. */
  readonly start: BookingStart;
}

/** Returns a line that doesn't change. */
export const keepLine = (line: BookedLine, terms: ChangeTerms): PlannedLine => ({
  before: line.item,
  after: line,
  price: priceLine(line, parseFils(line.item.price), terms),
  base: line.price.base,
  places: null,
  description: null,
});

/** @param amount after the change */
const priceLine = (
  { item, price: { paid } }: BookedLine,
  amount: Fils,
  { start, quotedAt }: ChangeTerms,
): PlannedLine['price'] => ({
  booked: parseFils(item.price),
  paid,
  amount,
  percent: getRefundPercent(start, findItemTerms(item), quotedAt),
});

/**
 * Plans the change of a line: another date at today's price, or fewer travellers at the ratio of today's prices.
 *
 * @param path of the change in the request
 * @throws {Problem} not-changeable, invalid-request, sold-out
 */
export async function planLineChange(
  tx: Database,
  line: BookedLine,
  change: LineChange,
  path: string,
  terms: ChangeTerms,
): Promise<PlannedLine> {
  const { item } = line;
  const nameField: FieldName = (field) => `${path}.${field === 'slot' ? 'time_slot_id' : field}`;
  const request = changeRequest(line.request, change);
  const reduces = isReduced(line, change, path);
  const moves = isMoved(line.request, request);
  if (item.type === 'tour' && change.date !== undefined && change.date !== item.date)
    throw notChangeable('The date of a tour can’t be changed here. Please contact us.');
  if (!change.remove && !moves && !reduces) return keepLine(line, terms);
  if (hasStarted(item, terms.now)) throw notChangeable(`${item.title} has already begun.`);
  const places = { before: await findPlaces(tx, line.request), after: await findPlaces(tx, request) };
  if (change.remove) return { ...removeLine(line, terms), places: { ...places, after: null } };
  try {
    const plan = moves ? moveLine : planReduction;
    return { ...(await plan(tx, line, request, nameField, terms)), places };
  } catch (error) {
    if (error instanceof Problem && error.type === 'not-found')
      throw notChangeable(`${item.title} is no longer offered. Please contact us to change it.`);
    throw error;
  }
}

/** Returns whether there are fewer travellers. @throws {Problem} invalid-request when there are more */
function isReduced({ request }: BookedLine, change: LineChange, path: string): boolean {
  const members = getMembers(request);
  const changed = memberFields.filter((field) => (change[field] ?? members[field] ?? 0) !== (members[field] ?? 0));
  const added = changed.find((field) => (change[field] ?? 0) > (members[field] ?? 0));
  if (added)
    throw invalidRequest('Travellers can’t be added here. Please make another booking for them.', {
      [`${path}.${added}`]: [`must be at most ${members[added] ?? 0}`],
    });
  return changed.length > 0;
}

const removeLine = (line: BookedLine, terms: ChangeTerms): Omit<PlannedLine, 'places'> => ({
  before: line.item,
  after: null,
  price: priceLine(line, 0, terms),
  base: line.price.base,
  description: `${line.item.title} is removed.`,
});

async function moveLine(
  tx: Database,
  booked: BookedLine,
  request: LineRequest,
  nameField: FieldName,
  terms: ChangeTerms,
): Promise<Omit<PlannedLine, 'places'>> {
  const { item, price } = booked;
  requireFreeDateChange(item.title, item, findItemTerms(item), terms.quotedAt);
  const line = await readLine(tx, request, nameField, terms);
  if (line.error) throw toLineProblem(line, line.error, item.id, nameField);
  const { activity, ticket, tour, title } = item;
  // The terms of the booking stay.
  const after = { ...toBookedItem(line, 1), id: item.id, title, activity, ticket, tour };
  // Travellers who don't come along take their share of the discount with them.
  const members = price.base.members ?? getMembers(booked.request);
  const all = await readLine(tx, withMembers(request, members), nameField, terms);
  const share = price.base.discount;
  const discount = reduceAmount({ booked: share, base: share, current: { before: all.amount, after: line.amount } });
  return {
    before: item,
    after: { item: after, request },
    price: priceLine(booked, line.amount, terms),
    base: { amount: line.amount, discount, members: getMembers(request) },
    description: `${title} moves to ${formatStart(after)}.`,
  };
}

/** Returns the request for everybody whom the line was booked for. */
const withMembers = (request: LineRequest, members: LineMembers): LineRequest =>
  changeRequest(request, { ...members, line: '' });

/** @throws {Problem} not-changeable with the time until which it was possible */
export function requireFreeDateChange(
  title: string,
  start: { readonly date: string; readonly time: string | null },
  terms: ReturnType<typeof findItemTerms>,
  now: Date,
): void {
  if (findDateChangeEnd(start, terms, now)) return;
  const end = findDateChangeEnd(start, terms, new Date(0));
  throw notChangeable(
    end
      ? `The date of ${title} could be changed until ${formatStart({ date: toDubaiDate(end), time: toDubaiTime(end) })}.`
      : `The terms of ${title} don’t allow another date.`,
  );
}

/** Formats when something starts, in Dubai. */
export const formatStart = ({ date, time }: { readonly date: string; readonly time: string | null }): string =>
  time === null ? formatDate(date) : `${formatDate(date)}, ${formatTime(time)}`;

const partyFields: readonly string[] = ['adults', 'children', 'infants'];

async function planReduction(
  tx: Database,
  line: BookedLine,
  request: LineRequest,
  nameField: FieldName,
  terms: ChangeTerms,
): Promise<Omit<PlannedLine, 'places'>> {
  const {
    item,
    price: { base },
  } = line;
  const members = base.members ?? getMembers(line.request);
  const before = await readLine(tx, withMembers(line.request, members), nameField, terms);
  const smaller = await readLine(tx, request, nameField, terms);
  // The places are booked, so only the travellers can be wrong.
  if (smaller.error?.kind === 'invalid' && partyFields.includes(smaller.error.field))
    throw toLineProblem(smaller, smaller.error, item.id, nameField);
  const current = { before: before.amount, after: smaller.amount };
  const amount = reduceAmount({ booked: parseFils(item.price), base: base.amount, current });
  const after = reduceItem(item, request, smaller, amount);
  return {
    before: item,
    after: { item: after, request },
    price: priceLine(line, amount, terms),
    base: { ...base, members },
    description: `${item.title}: fewer travellers (${formatParty(after)}).`,
  };
}

function reduceItem(item: BookedItem, request: LineRequest, line: AnyLine, amount: number): BookedItem {
  const price = formatWireAmount(amount);
  const party = toItemParty(request);
  if (item.type === 'ticket') return { ...item, ...party, quantity: line.quantity, price };
  return { ...item, ...party, price, unit_price: formatWireAmount(Math.round(amount / item.quantity)) };
}
