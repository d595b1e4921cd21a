import { formatDuration } from '@aitours/domain/activity';
import { type TicketDetails, ticketFeatures } from '@aitours/domain/cart';
import { type CalendarDate, dubaiDate } from '@aitours/domain/dates';
import { ticketMessages } from '@aitours/domain/messages';
import { quoteTicket, slotPrice } from '@aitours/domain/pricing';
import type { EventRow, TicketSlotRow, TicketTypeRow } from '../../db/catalogue/events.ts';
import { hasBegun } from '../activities/slots.ts';
import { type Line, type LineError, wrong } from './line.ts';

export interface TicketLine extends Line {
  readonly kind: 'ticket';
  readonly timeSlotId: string;
  readonly ticketType: string;
  /** How long a visit takes, in words; empty when that isn't known. */
  readonly duration: string;
  readonly details: TicketDetails;
}

export interface TicketVisit {
  readonly event: EventRow;
  readonly type: TicketTypeRow;
  /** Null: there is no such time any more. */
  readonly slot: TicketSlotRow | null;
  /** Null: no tickets were ever opened for it. */
  readonly stock: { readonly id: string; readonly capacity: number; readonly booked: number } | null;
  readonly date: CalendarDate;
  /** The slot that was chosen, whether or not it is still there. */
  readonly timeSlotId: string;
  readonly adults: number;
  readonly children: number;
}

/** Tickets of one type for one date and time (CONST-15, CONST-16, TICKET-30 to TICKET-34). */
export function ticketLine(visit: TicketVisit, now: Date): TicketLine {
  const { event, type, slot, stock, date, adults, children } = visit;
  const fares = { adult: type.adultPrice, child: type.childPrice, adjustment: slot?.priceAdjustment ?? 0 };
  const adultPrice = slotPrice(fares.adult, fares.adjustment);
  const quantity = adults + children;
  const placesLeft = stock ? stock.capacity - stock.booked : 0;
  return {
    kind: 'ticket',
    product: { id: event.id, slug: event.slug, title: event.title },
    image: event.images[0] ?? null,
    date,
    time: slot?.time ?? null,
    durationMinutes: event.durationMinutes,
    timeSlotId: visit.timeSlotId,
    quantity,
    unitPrice: adultPrice,
    // Children where no child ticket is sold are refused, so they never pay this.
    amount: quoteTicket({ ...fares, child: fares.child ?? 0 }, { adults, children }).total,
    placesLeft,
    places: stock && { of: 'ticket', ticketStockId: stock.id, count: quantity },
    ticketType: type.name,
    duration: event.durationMinutes === null ? '' : formatDuration(event.durationMinutes),
    details: {
      ticketName: event.title,
      adults,
      children,
      adultPrice,
      childPrice: type.childPrice ?? 0,
      features: ticketFeatures({
        includes_fast_track: type.includesFastTrack,
        includes_transfer: type.includesTransfer,
        includes_meal: type.includesMeal,
      }),
      ticketTypeId: type.id,
      slotId: visit.timeSlotId,
    },
    error: findPartyError(visit) ?? findTimeError(visit, now) ?? (placesLeft < quantity ? { why: 'soldOut' } : null),
  };
}

function findPartyError({ type, adults, children }: TicketVisit): LineError | null {
  if (adults + children === 0) return wrong('adults', 'Please choose at least one ticket.');
  if (children > 0 && type.childPrice === null) return wrong('children', 'This ticket is not sold for children.');
  if (children > 0 && adults === 0 && type.childRequiresAdult) return wrong('adults', ticketMessages.adultRequired);
  return null;
}

function findTimeError({ event, slot, stock, date }: TicketVisit, now: Date): LineError | null {
  if (date < dubaiDate(now)) return wrong('date', 'This date is over.');
  if (date < event.startDate || date > event.endDate) return wrong('date', 'There are no tickets for this date.');
  if (!slot || !stock) return wrong('slot', 'There are no tickets for this date and time.');
  return hasBegun(date, slot.time, now) ? wrong('date', 'This has already begun.') : null;
}
