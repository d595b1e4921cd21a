import type { Schema } from '@aitours/api-client';
import { isPickupAddress, isPickupPlace, type PickupPlace } from '@aitours/domain/activity';
import { checkCartEdit } from '@aitours/domain/cart';
import {
  type AgeLimit,
  ageRanges,
  getTicketAges,
  limitAges,
  type Party,
  type PartyMember,
  parseTicketAges,
  partyLimits,
  partyMembers,
} from '@aitours/domain/party';
import { pickupMessages } from '../../platform/pickup-fields/messages.ts';
import { messages } from './messages.ts';

/** The editable values of an item: party, and for an activity its start time and where it is picked up (CART-07). */
export type Edit =
  | {
      readonly of: 'activity';
      readonly party: Party;
      readonly pickup: PickupPlace | '';
      readonly address: string;
      /** The start time. */
      readonly slotId: string | null;
    }
  | { readonly of: 'ticket'; readonly party: Party; readonly hasChildTickets: boolean };

/** Messages by field. */
export type EditProblems = Partial<Record<PartyMember | 'pickup' | 'address', string>>;

/** Returns the editable values of an item; `undefined` for a tour, which the cart only shows (CART-16). */
export function findEdit(item: Schema<'CartItem'>): Edit | undefined {
  switch (item.item_type) {
    case 'activity': {
      const { adults, children, infants, pickup, pickup_address: address = '' } = item.details;
      return { of: 'activity', party: { adults, children, infants }, pickup, address, slotId: item.time_slot_id };
    }
    case 'ticket': {
      const { adultQty, childQty, childPrice } = item.details;
      return {
        of: 'ticket',
        party: { adults: Number(adultQty), children: Number(childQty), infants: 0 },
        hasChildTickets: childPrice !== '',
      };
    }
    default:
      return undefined;
  }
}

/** The ages of each member, as far as they are known. */
export type Ages = Partial<Record<PartyMember, AgeLimit>>;

/**
 * Returns who counts as an adult, a child or an infant, and may come. Each type of ticket has limits of its own.
 *
 * @param event the attraction of tickets, if it could be loaded
 */
export function getAges(item: Schema<'CartItem'>, event: Schema<'Event'> | undefined): Ages {
  if (item.item_type !== 'ticket')
    return Object.fromEntries(partyMembers.map((member) => [member, limitAges(ageRanges[member], item.min_age)]));
  const type = event?.ticket_types.find(({ id }) => id === item.details.ticket_type_id);
  if (!type) return {};
  const { adults, children } = getTicketAges(parseTicketAges(type));
  return {
    adults: limitAges(adults, item.min_age),
    ...(children && { children: limitAges(children, item.min_age) }),
  };
}

/** Returns the validation messages of an edit. */
export function checkEdit(edit: Edit, ages: Ages): EditProblems {
  const { adults, children } = edit.party;
  const excluded = Object.fromEntries(
    partyMembers.flatMap((member) =>
      ages[member]?.isExcluded && edit.party[member] > 0 ? [[member, messages.excluded(ages[member].text)]] : [],
    ),
  );
  if (edit.of === 'ticket') return { ...excluded, ...(adults + children === 0 && { adults: messages.noTickets }) };
  const problems = checkCartEdit(edit).map((field) => [
    field,
    field === 'pickup'
      ? pickupMessages.pickupMissing
      : messages.notANumber(partyLimits[field].min, partyLimits[field].max),
  ]);
  return {
    ...excluded,
    ...Object.fromEntries(problems),
    ...(!isPickupAddress(edit.address) && { address: pickupMessages.addressMissing }),
  };
}

/** Returns an edit as the contract's request body (API-19); ticket quantities are strings (QUIRK-22). */
export function toItemUpdate(edit: Edit): Schema<'CartItemChoices'> {
  const { adults, children, infants } = edit.party;
  if (edit.of === 'ticket') return { adultQty: String(adults), childQty: String(children) };
  const pickup = isPickupPlace(edit.pickup) && { pickup: edit.pickup };
  return { adults, children, infants, ...pickup, pickup_address: edit.address.trim() };
}

/** Returns the member of the request that changes the start time; none if it stays. */
export const toTimeUpdate = (
  { time_slot_id }: Pick<Schema<'CartItem'>, 'time_slot_id'>,
  edit: Edit,
): Pick<Schema<'CartItemUpdate'>, 'activity_time_slot_id'> =>
  edit.of === 'activity' && edit.slotId !== null && edit.slotId !== time_slot_id
    ? { activity_time_slot_id: edit.slotId }
    : {};
