import { type CalendarDate, requiredDate } from '../dates/index.ts';
import { cartMessages } from '../messages/index.ts';
import { type ActivityDetails, type WireActivityDetails, writeActivityDetails } from './activityDetails.ts';
import { type TicketDetails, type WireTicketDetails, writeTicketDetails } from './ticketDetails.ts';

type Id = string | number;

/** An activity for the cart, as its panel holds it; of the date only its day counts. */
export interface ActivityAddition {
  readonly type: 'activity';
  readonly activityId: Id;
  readonly date: string;
  readonly slotId: Id;
  readonly details: ActivityDetails;
  /** How often the party comes; once, unless more is said (GAP-18). */
  readonly quantity?: number;
}

/** Tickets for the cart, as their panel holds them. */
export interface TicketAddition {
  readonly type: 'ticket';
  readonly eventId: Id;
  readonly ticketTypeId: Id;
  readonly date: string;
  readonly slotId: Id;
  readonly details: Omit<TicketDetails, 'ticketTypeId' | 'slotId'>;
}

/** Anything else that might be asked for, and is refused (CART-15). */
interface OtherAddition {
  readonly type: 'tour' | 'transfer' | 'cruise';
}

/** What can be put in the cart; anything else is refused by the rule that makes the request. */
export type CartAddition = ActivityAddition | TicketAddition | OtherAddition;

/** What `POST /cart-items/` takes (ENTITY-21). */
export type AddPayload = {
  readonly quantity: number;
  readonly session_key?: string;
} & (
  | {
      readonly activity_id: Id;
      readonly activity_date: CalendarDate;
      readonly activity_time_slot_id: Id;
      readonly details: WireActivityDetails;
    }
  | {
      readonly event_id: Id;
      readonly ticket_type_id: Id;
      readonly event_date: CalendarDate;
      readonly date_time_slot_id: Id;
      readonly adults: number;
      readonly children: number;
      readonly details: WireTicketDetails;
    }
);

/**
 * What is sent to put something into the cart (ACT-27, ACT-28, TICKET-40, TICKET-41).
 *
 * @example addPayload({ type: 'activity', activityId: 7, date: '2026-12-18T00:00:00Z', slotId: 3, details }, 'key').activity_date // '2026-12-18'
 * @example addPayload({ type: 'tour' }) // throws 'Unsupported cart item type'
 * @throws RangeError if the cart doesn't take this type (CART-15), or the date is none
 */
export function addPayload(addition: CartAddition, sessionKey?: string): AddPayload {
  const session = sessionKey ? { session_key: sessionKey } : {};
  switch (addition.type) {
    case 'activity':
      return {
        activity_id: addition.activityId,
        activity_date: requiredDate(addition.date),
        activity_time_slot_id: addition.slotId,
        quantity: addition.quantity ?? 1,
        details: writeActivityDetails(addition.details),
        ...session,
      };
    case 'ticket':
      return { ...ticketFields(addition), ...session };
    default:
      throw new RangeError(cartMessages.unsupportedType);
  }
}

function ticketFields({ eventId, ticketTypeId, date, slotId, details }: TicketAddition) {
  const { adults, children } = details;
  return {
    event_id: eventId,
    ticket_type_id: ticketTypeId,
    event_date: requiredDate(date),
    date_time_slot_id: slotId,
    adults,
    children,
    quantity: adults + children,
    details: writeTicketDetails({ ...details, ticketTypeId, slotId }),
  };
}
