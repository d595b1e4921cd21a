import { parseActivityDetails, parseTicketDetails } from '@aitours/domain/cart';
import type { CartLineRow } from '../../db/cart/cartLines.ts';
import { type ActivityLine, createActivityLine } from './activityLine.ts';
import type { Terms } from './line.ts';
import { sharePlaces } from './sharePlaces.ts';
import { createTicketLine, type TicketLine } from './ticketLine.ts';
import { createTourLine, type TourLine } from './tourLine.ts';

export type AnyLine = ActivityLine | TicketLine | TourLine;

/** Returns the lines of a cart, each with the places that the earlier ones of its departure leave for it. */
export const toLines = (rows: readonly CartLineRow[], terms: Terms): AnyLine[] =>
  sharePlaces(rows.map((row) => toLine(row, terms)));

/** Returns a line of the cart with current prices and availability, as if it were the only one. */
export function toLine(row: CartLineRow, terms: Terms): AnyLine {
  const { item } = row;
  if (row.activity) {
    const choice = parseActivityDetails(item.details);
    if (!choice || item.timeSlotId === null) throw invalidItem(row);
    const { activity, activityStock: stock } = row;
    const { serviceDate: date, timeSlotId, quantity } = item;
    return createActivityLine({ activity, date, timeSlotId, quantity, choice, stock }, terms);
  }
  if (row.event && row.ticketType) {
    const details = parseTicketDetails(item.details);
    if (!details || item.timeSlotId === null) throw invalidItem(row);
    const { event, ticketType: type, ticketSlot: slot, ticketStock: stock } = row;
    const { adults, children } = details;
    const { serviceDate: date, timeSlotId } = item;
    return createTicketLine({ event, type, slot, stock, date, timeSlotId, adults, children }, terms);
  }
  if (row.tour) {
    const { tour, tourStock: stock } = row;
    return createTourLine({ tour, date: item.serviceDate, travellers: getTravellers(row), days: [], stock }, terms);
  }
  throw invalidItem(row);
}

const invalidItem = ({ item }: CartLineRow) => new Error(`Cart item ${item.id} has invalid details`);

function getTravellers({ item: { details } }: CartLineRow) {
  const count = (name: string): number => {
    const value = details[name];
    return typeof value === 'number' ? value : 0;
  };
  return {
    adults: count('adults'),
    children512: count('children512'),
    children25: count('children25'),
    infants: count('infants'),
  };
}
