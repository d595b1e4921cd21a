import type { Fils } from '../money/index.ts';
import { type Quote, toQuote } from './quote.ts';

/** The fares of a ticket type, in fils per person. */
export interface TicketFares {
  readonly adult: Fils;
  /** Null if no child ticket is sold (TICKET-33). */
  readonly child: Fils | null;
  /** Added to the adult price by the time slot; may be negative. */
  readonly adjustment: Fils;
}

/** The number of tickets of each kind. */
export interface TicketQuantities {
  readonly adults: number;
  readonly children: number;
}

/**
 * Returns the adult price in a time slot, never below zero (CONST-15, TICKET-34).
 *
 * @example getSlotPrice(100_00, 20_00) // 120_00
 * @example getSlotPrice(100_00, -10_00) // 90_00
 */
export const getSlotPrice = (adult: Fils, adjustment: Fils): Fils => Math.max(0, adult + adjustment);

/**
 * Prices tickets; the slot's adjustment applies to adults only (CONST-16).
 *
 * @example quoteTicket({ adult: 100_00, child: 60_00, adjustment: 20_00 }, { adults: 2, children: 1 }).total // 300_00
 * @example quoteTicket({ adult: 100_00, child: null, adjustment: -10_00 }, { adults: 1, children: 0 }).total // 90_00
 * @throws RangeError if there are children and no child ticket is sold
 */
export function quoteTicket({ adult, child, adjustment }: TicketFares, { adults, children }: TicketQuantities): Quote {
  if (child === null && children > 0) throw new RangeError('This ticket is not sold for children');
  return toQuote([
    { kind: 'adults', count: adults, amount: adults * getSlotPrice(adult, adjustment) },
    { kind: 'children', count: children, amount: children * (child ?? 0) },
  ]);
}
