import type { TestAccount } from '../../src/testing/index.ts';

/** Requests that tests send: cart items and orders. */

export const contact = {
  firstName: 'Layla',
  lastName: 'Haddad',
  email: 'layla@example.com',
  phone: '+971 50 555 0142',
};

interface CartItem {
  readonly id: string;
  readonly type: string;
  readonly date: string;
  readonly price: string;
  readonly quantity: number;
}

export const activityChoices = {
  adults: 2,
  children: 1,
  infants: 0,
  pickup: 'dubai',
  isPrivate: 'no',
  addons: [] as string[],
};

/** Adds an activity to the cart, by default for two adults and a child. */
export async function addActivity(
  person: Pick<TestAccount, 'call'>,
  activityId: string,
  {
    date = '2030-03-10',
    quantity = 1,
    ...details
  }: Partial<typeof activityChoices> & { date?: string; quantity?: number; pickup_address?: string } = {},
): Promise<CartItem> {
  const body = { activity_id: activityId, activity_date: date, quantity, details: { ...activityChoices, ...details } };
  const response = await person.call('POST', '/cart-items/', { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

/** Adds tickets to the cart, by default for one adult. */
export async function addTickets(
  person: Pick<TestAccount, 'call'>,
  event: { readonly id: string; readonly typeId: string; readonly morningId: string },
  { date = '2030-03-10', slot = event.morningId, adults = 1, children = 0 } = {},
): Promise<CartItem> {
  const body = {
    event_id: event.id,
    ticket_type_id: event.typeId,
    event_date: date,
    date_time_slot_id: slot,
    adults,
    children,
    quantity: adults + children,
  };
  const response = await person.call('POST', '/cart-items/', { body });
  if (response.statusCode !== 201) throw new Error(response.body);
  return response.json();
}

/** Returns the body with which the checkout books these cart items (CHECKOUT-19, CHECKOUT-20). */
export const createOrder = (items: readonly CartItem[], details: Readonly<Record<string, unknown>> = {}) => ({
  booking_type: items[0]?.type,
  payment_method: 'cash',
  cart_items: items.map(({ id, type, date, price, quantity }) => ({
    id,
    type,
    date,
    price,
    quantity,
    details: { ...contact, ...details },
  })),
});

/** Returns an order of tickets without a cart. */
export const ticketOrder = (
  event: { readonly id: string; readonly typeId: string; readonly morningId: string },
  { date = '2030-03-10', price = '100.00', adults = 1 } = {},
) => ({
  booking_type: 'ticket',
  payment_method: 'cash',
  cart_items: [
    {
      id: event.id,
      type: 'ticket',
      date,
      price,
      quantity: adults,
      details: {
        ...contact,
        event_id: event.id,
        ticket_type_id: event.typeId,
        date_time_slot_id: event.morningId,
        adults,
      },
    },
  ],
});

/** Returns an order of a transfer of 38.5 km, AED 96.25 in a sedan. */
export const transferOrder = (vehicleId: string, rest: Readonly<Record<string, unknown>> = {}) => ({
  pickup_location: 'Dubai International Airport (DXB)',
  dropoff_location: 'Dubai Marina',
  journey_date: '2030-03-10',
  journey_time: '09:00',
  passengers: 2,
  luggage: 2,
  distance: 38.5,
  first_name: contact.firstName,
  last_name: contact.lastName,
  email: contact.email,
  phone_number: contact.phone,
  payment_method: 'wallet',
  total_amount: '96.25',
  vehicle_id: vehicleId,
  ...rest,
});
