import type { Schema } from '@aitours/api-client';
import { addDays, dubaiDate } from '@aitours/domain/dates';
import type { Customer } from './people.ts';
import { aCustomer, staff } from './people.ts';

export type Activity = Schema<'Activity'>;

/** Days of the opening calendar with less than the usual stock (GAP-20). */
const scarce = ['12-24', '12-25', '12-30', '12-31', '01-01', '01-02'];

/** A day with all its places, far enough away to be cancelled for a full refund. */
export function anOrdinaryDay(from = 10): string {
  const day = addDays(dubaiDate(new Date()), from);
  return scarce.includes(day.slice(5)) ? anOrdinaryDay(from + 1) : day;
}

/** Places that an ordinary day opens with (GAP-20). */
export const OPENING_PLACES = 15;

const written = (title: string): Schema<'ActivityInput'> => {
  const today = dubaiDate(new Date());
  return {
    title,
    description: 'A slow hour under the palms, with dates from the tree and coffee from the pot.',
    activity_type: 'cultural',
    location: 'Al Ain Oasis, Abu Dhabi',
    latitude: 24.2164,
    longitude: 55.7667,
    base_price: '45.00',
    child_price: '31.50',
    private_available: true,
    private_price: '400.00',
    duration: '01:00:00',
    duration_unit: 'hours',
    max_participants: 15,
    image: 'activity-skydive-above-the-palm-1',
    images: [{ image: 'activity-skydive-above-the-palm-1' }],
    languages: ['English'],
    itinerary: [{ title: 'Through the western gate', description: 'Coffee waits in the shade.' }],
    highlights: ['A working falaj'],
    included: ['Coffee and dates'],
    not_included: ['Tips'],
    addons: [{ title: 'Basket of dates', short_detail: 'Three kinds, from the tree', price: '12.50', icon: 'gift' }],
    time_slots: [
      { start_date: today, end_date: addDays(today, 120), available_days: [0, 1, 2, 3, 4, 5, 6], start_time: '08:00' },
    ],
  };
};

/** An activity of this journey's own, so that no other one takes its places or sees its price change. */
export async function anActivity(change: Partial<Schema<'ActivityInput'>> = {}): Promise<Activity> {
  const title = `Coffee in the oasis ${crypto.randomUUID().slice(0, 6)}`;
  return (await staff()).post('/activities/', { ...written(title), ...change });
}

/** Staff ask another price from now on. */
export async function changePrice({ id, title, time_slots }: Activity, basePrice: string): Promise<void> {
  const change = { ...written(title), time_slots, base_price: basePrice };
  await (await staff()).put(`/activities/${id}/`, change);
}

/** Places left on a day. */
export async function placesLeft(customer: Customer, { id }: Activity, date: string): Promise<number> {
  const days = await customer.api.get<{ date: string; spots: number }[]>(
    `/activities/${id}/availability/?start=${date}&end=${date}`,
  );
  return days.find((day) => day.date === date)?.spots ?? 0;
}

const party = (adults: number) => ({
  adults,
  children: 0,
  infants: 0,
  pickup: 'dubai',
  isPrivate: 'no',
  addons: [],
});

/** A customer's cart holds this when they come. */
export const putInCart = (
  customer: Customer,
  activity: Activity,
  date: string,
  adults = 1,
): Promise<Schema<'CartItem'>> =>
  customer.api.post('/cart-items/', {
    quantity: 1,
    details: party(adults),
    activity_id: activity.id,
    activity_date: date,
    activity_time_slot_id: activity.time_slots[0]?.id,
  });

/** A customer books through the API: for those who come too late, and for lists that aren't empty. */
export async function book(
  customer: Customer,
  activity: Activity,
  date: string,
  adults = 1,
): Promise<Schema<'ActivityBooking'>> {
  const { id, price } = await putInCart(customer, activity, date, adults);
  const { firstName, lastName, email, phone } = customer;
  const details = {
    ...party(adults),
    firstName,
    lastName,
    email,
    phone,
    activity_id: activity.id,
    activity_time_slot_id: activity.time_slots[0]?.id,
  };
  return customer.api.post('/bookings/', {
    booking_type: 'activity',
    cart_items: [{ type: 'activity', id, date, price, quantity: 1, details }],
    payment_method: 'cash',
    special_requests: '',
  });
}

/** The most adults of one booking. */
const MOST_ADULTS = 10;

/** Others book, until only so many places are left on an ordinary day that nobody has booked yet. */
export async function leaveOnly(places: number, activity: Activity, date: string): Promise<void> {
  let toBook = OPENING_PLACES - places;
  while (toBook > 0) {
    const adults = Math.min(toBook, MOST_ADULTS);
    await book(await aCustomer(), activity, date, adults);
    toBook -= adults;
  }
}
