import type { Schema } from '@aitours/api-client';
import type { Customer } from './accounts.ts';

const toContact = ({ firstName, lastName, email, phone }: Customer) => ({ firstName, lastName, email, phone });

/** A ticket type and slot that can be booked. */
export interface TicketOffer {
  readonly event: Schema<'Event'>;
  readonly type: Schema<'TicketType'>;
  readonly slot: Schema<'TicketTimeSlot'>;
}

const listItems = <Item>(response: Item[] | { results: Item[] }): Item[] =>
  Array.isArray(response) ? response : response.results;

/** Finds a ticket with places left on a date. */
export async function findTicketOffer({ api }: Customer, date: string): Promise<TicketOffer> {
  for (const event of listItems(await api.get<{ results: Schema<'Event'>[] }>('/tickets/?page_size=20'))) {
    const slots = await api.get<Schema<'TicketTimeSlot'>[]>(`/tickets/${event.id}/time_slots/?date=${date}`);
    const [type] = event.ticket_types;
    const [slot] = listItems(slots);
    if (type && slot) return { event, type, slot };
  }
  throw new Error(`No tickets are sold on ${date}`);
}

export const addTicketsToCart = (
  { api }: Customer,
  { event, type, slot }: TicketOffer,
  date: string,
  adults = 1,
): Promise<Schema<'CartItem'>> =>
  api.post('/cart-items/', {
    event_id: event.id,
    ticket_type_id: type.id,
    event_date: date,
    date_time_slot_id: slot.id,
    adults,
    children: 0,
    quantity: adults,
  });

/** Returns the current price of a line and the total, with the discount of a first booking: no other is accepted. */
async function quote({ api }: Customer, line: Schema<'NewQuoteLine'>) {
  const { lines, total } = await api.post<Schema<'Quote'>>('/quotes/', { lines: [line] });
  return { price: lines[0]?.amount, total };
}

/** Books a tour through the API. */
export async function bookTour(customer: Customer, date: string): Promise<Schema<'TourBooking'>> {
  const [tour] = listItems(await customer.api.get<{ results: { id: string }[] }>('/tours/tours/'));
  if (!tour) throw new Error('The demonstration has tours');
  const details = { ...toContact(customer), adults: 2, children: 0 };
  const { price, total } = await quote(customer, { type: 'tour', tour_id: tour.id, date, adults: 2 });
  const [booking] = await customer.api.post<Schema<'TourBooking'>[]>('/bookings/', {
    booking_type: 'tour',
    cart_items: [{ type: 'tour', id: tour.id, date, price, quantity: 1, details }],
    payment_method: 'cash',
    total_amount: total,
  });
  if (!booking) throw new Error('A tour that is booked has a booking');
  return booking;
}

/** Books a return transfer through the API. */
export async function bookTransfer(
  customer: Customer,
  date: string,
  returnDate: string,
): Promise<Schema<'TransferBooking'>> {
  const { firstName, lastName, email, phone, api } = customer;
  const [vehicle] = listItems(await api.get<{ id: string }[]>('/transfers/vehicles/'));
  if (!vehicle) throw new Error('The demonstration has vehicles');
  const journey = {
    pickup_location: 'Dubai International Airport (DXB)',
    dropoff_location: 'Dubai Marina',
    passengers: 2,
    luggage: 1,
    return_date: returnDate,
    return_time: '10:00',
    vehicle_id: vehicle.id,
  };
  const { total } = await quote(customer, { type: 'transfer', date, time: '14:30', ...journey });
  return api.post('/transfers/bookings/', {
    ...journey,
    journey_date: date,
    journey_time: '14:30',
    return_journey: true,
    first_name: firstName,
    last_name: lastName,
    email,
    phone_number: phone,
    payment_method: 'card',
    total_amount: total,
    distance: 35.2,
  });
}
