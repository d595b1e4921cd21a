import type { Input, Schema } from '@aitours/api-client';
import { ticketFeatures, toWireTicketDetails } from '@aitours/domain/cart';
import type { CalendarDate } from '@aitours/domain/dates';
import { slotPrice } from '@aitours/domain/pricing';
import { faresOf, type TicketSlot, type TicketType } from './sellable.ts';

/** Everything that is needed to put tickets into the cart. */
export interface ChosenTickets {
  readonly event: Pick<Schema<'Event'>, 'id' | 'title'>;
  readonly type: TicketType;
  readonly date: CalendarDate;
  readonly slot: TicketSlot;
  readonly adults: number;
  readonly children: number;
}

/** As the contract spells them. */
const features = [
  'Fast Track Entry',
  'Transfer Service',
  'Meal Package',
] as const satisfies readonly Schema<'TicketFeature'>[];

/**
 * What the cart takes (ENTITY-21, TICKET-40 to TICKET-42). The line's title, picture, time and price come from the
 * server, which makes them by the same rules.
 */
export function ticketPayload({ event, type, date, slot, ...party }: ChosenTickets): Input<'addCartItem'>['body'] {
  const { adults, children } = party;
  const fares = faresOf(type, slot);
  const included = ticketFeatures(type);
  const details = {
    ticketName: event.title,
    adults,
    children,
    adultPrice: slotPrice(fares.adult, fares.adjustment),
    childPrice: fares.child ?? 0,
    features: included,
  };
  return {
    event_id: event.id,
    ticket_type_id: type.id,
    event_date: date,
    date_time_slot_id: slot.id,
    adults,
    children,
    quantity: adults + children,
    details: {
      ...toWireTicketDetails(details),
      features: features.filter((feature) => included.includes(feature)),
      ticketType: type.name,
      ticket_type_id: type.id,
      date_time_slot_id: slot.id,
    },
  };
}
