import { isPickupPlace } from '@aitours/domain/activity';
import { toWireActivityDetails } from '@aitours/domain/cart';
import { formatWireAmount } from '@aitours/domain/money';
import { toParty } from '@aitours/domain/party';
import type { components } from '@aitours/openapi/schema';
import type { AnyLine } from './lines/cartLine.ts';

type BookedItem = components['schemas']['BookedItem'];

/** Returns the form in which a booking stores a line. @param position from 1 */
export function toBookedItem(line: AnyLine, position: number): BookedItem {
  const base = {
    id: String(position),
    type: line.kind,
    title: line.product.title,
    image: line.image,
    date: line.date,
    time: line.time,
    duration_minutes: line.durationMinutes,
    quantity: line.quantity,
    unit_price: formatWireAmount(line.unitPrice),
    price: formatWireAmount(line.amount),
    pickup_location: null,
    is_private: false,
    addons: [],
    ticket_type: null,
    activity: null,
    ticket: null,
    tour: null,
  };
  switch (line.kind) {
    case 'activity': {
      const { adults, children, infants, pickup, pickup_address, addons } = toWireActivityDetails(line.choice);
      const pickup_location = isPickupPlace(pickup) ? pickup : null;
      const { isPrivate: is_private } = line.choice;
      const address = pickup_address === undefined ? {} : { pickup_address };
      return {
        ...base,
        ...address,
        adults,
        children,
        infants,
        pickup_location,
        is_private,
        addons,
        activity: line.product,
      };
    }
    case 'ticket': {
      const { adults, children } = line.details;
      return { ...base, adults, children, infants: 0, ticket_type: line.ticketType, ticket: line.product };
    }
    case 'tour':
      return { ...base, ...toParty(line.travellers), tour: line.product };
  }
}
