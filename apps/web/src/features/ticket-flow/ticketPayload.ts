import type { Input, Schema } from '@aitours/api-client';
import { listTicketFeatures, toWireTicketDetails } from '@aitours/domain/cart';
import type { CalendarDate } from '@aitours/domain/dates';
import { getSlotPrice } from '@aitours/domain/pricing';
import { getFares, type TicketSlot, type TicketType } from './sellable.ts';

/** The values that a cart item of tickets requires. */
export interface ChosenTickets {
  readonly event: Pick<Schema<'Event'>, 'id' | 'title'>;
  readonly type: TicketType;
  readonly date: CalendarDate;
  readonly slot: TicketSlot;
  readonly adults: number;
  readonly children: number;
}

/** Field names of the contract. */
const features = [
  'Fast Track Entry',
  'Transfer Service',
  'Meal Package',
] as const satisfies readonly Schema<'TicketFeature'>[];

/**
 * Returns the cart item's payload (ENTITY-21, TICKET-40 to TICKET-42). The server adds title, picture, time and price.
 */
export function createTicketPayload({
  event,
  type,
  date,
  slot,
  ...party
}: ChosenTickets): Input<'addCartItem'>['body'] {
  const { adults, children } = party;
  const fares = getFares(type, date, slot);
  const included = listTicketFeatures(type);
  const details = {
    ticketName: event.title,
    adults,
    children,
    adultPrice: getSlotPrice(fares.adult, fares.adjustment),
    childPrice: fares.child,
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
