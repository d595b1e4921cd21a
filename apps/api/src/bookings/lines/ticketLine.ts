import { formatDuration } from '@aitours/domain/activity';
import { listTicketFeatures, type TicketDetails } from '@aitours/domain/cart';
import { type CalendarDate, dateTooFar, getLastBookableDate, toDubaiDate } from '@aitours/domain/dates';
import { ticketMessages } from '@aitours/domain/messages';
import { admitAges, formatMinAge, getTicketAges, lacksAdult } from '@aitours/domain/party';
import { getSlotPrice, quoteTicket } from '@aitours/domain/pricing';
import { hasBegun } from '../../catalogue/slots.ts';
import type { EventRow, TicketSlotRow, TicketTypeRow } from '../../db/catalogue/events.ts';
import { getTicketFaresOn } from '../../db/catalogue/ticketPrices.ts';
import { getOwnTerms } from '../../lib/wire.ts';
import { getMinAge, invalid, type Line, type LineError, type Terms } from './line.ts';

export interface TicketLine extends Line {
  readonly kind: 'ticket';
  readonly timeSlotId: string;
  readonly ticketTypeId: string;
  readonly ticketType: string;
  /** The formatted duration of a visit; empty if unknown. */
  readonly duration: string;
  readonly details: TicketDetails;
}

export interface TicketVisit {
  readonly event: EventRow & { readonly withdrawnAt: Date | null };
  readonly type: TicketTypeRow;
  /** null: the slot no longer exists. */
  readonly slot: TicketSlotRow | null;
  /** null: no tickets are sold for it. */
  readonly stock: { readonly id: string; readonly placesLeft: number } | null;
  readonly date: CalendarDate;
  /** The chosen slot, which may no longer exist. */
  readonly timeSlotId: string;
  readonly adults: number;
  readonly children: number;
}

/** Returns the line of tickets of one type for a date and time (CONST-15, CONST-16, TICKET-30 to TICKET-34). */
export function createTicketLine(visit: TicketVisit, terms: Terms): TicketLine {
  const { event, type, slot, stock, date, adults, children } = visit;
  const fares = getTicketFaresOn(type, date, slot?.priceAdjustment ?? 0);
  const adultPrice = getSlotPrice(fares.adult, fares.adjustment);
  const quantity = adults + children;
  // Without a child fare, children are rejected below, so 0 is never charged.
  const quote = quoteTicket({ ...fares, child: fares.child ?? 0 }, { adults, children });
  const placesLeft = stock?.placesLeft ?? 0;
  const minAge = getMinAge(event.facts, terms);
  return {
    kind: 'ticket',
    product: { id: event.id, slug: event.slug, title: event.title, ...getOwnTerms(event) },
    image: event.images[0] ?? null,
    date,
    time: slot?.time ?? null,
    durationMinutes: event.durationMinutes,
    minAge,
    timeSlotId: visit.timeSlotId,
    quantity,
    quote,
    unitPrice: adultPrice,
    amount: quote.total,
    placesLeft,
    places: stock && { of: 'ticket', ticketStockId: stock.id, count: quantity },
    ticketTypeId: type.id,
    ticketType: type.name,
    duration: event.durationMinutes === null ? '' : formatDuration(event.durationMinutes),
    details: {
      ticketName: event.title,
      adults,
      children,
      adultPrice,
      childPrice: fares.child,
      features: listTicketFeatures({
        includes_fast_track: type.includesFastTrack,
        includes_transfer: type.includesTransfer,
        includes_meal: type.includesMeal,
      }),
      ticketTypeId: type.id,
      slotId: visit.timeSlotId,
    },
    error:
      findPartyError(visit, minAge) ??
      findTimeError(visit, terms.now) ??
      (placesLeft < quantity ? { kind: 'soldOut' } : null),
  };
}

function findPartyError({ type, adults, children }: TicketVisit, minAge: number): LineError | null {
  if (adults + children === 0) return invalid('adults', 'Please choose at least one ticket.');
  const { children: ages } = getTicketAges(type);
  if (children > 0 && !ages) return invalid('children', 'This ticket is not sold for children.');
  if (children > 0 && ages && !admitAges(ages, minAge)) return invalid('children', `${formatMinAge(minAge)}.`);
  if (lacksAdult({ adults, children }, type.childRequiresAdult)) return invalid('adults', ticketMessages.adultRequired);
  return null;
}

function findTimeError({ event, slot, stock, date }: TicketVisit, now: Date): LineError | null {
  if (event.withdrawnAt) return invalid('date', 'This attraction is no longer offered.');
  if (date < toDubaiDate(now)) return invalid('date', 'This date is over.');
  if (date > getLastBookableDate(toDubaiDate(now))) return invalid('date', dateTooFar);
  if (date < event.startDate || date > event.endDate) return invalid('date', 'There are no tickets for this date.');
  if (!slot || !stock) return invalid('slot', 'There are no tickets for this date and time.');
  return hasBegun(date, slot.time, now) ? invalid('date', 'This has already begun.') : null;
}
