import type { Schema } from '@aitours/api-client';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Customer } from './accounts.ts';
import { createCustomer, staff } from './accounts.ts';

export type Activity = Schema<'Activity'>;

/** Dates of the opening stock with fewer places than usual (GAP-20). */
const scarce = ['12-24', '12-25', '12-30', '12-31', '01-01', '01-02'];

/** Returns a date with the full opening stock, far enough in the future for a full refund. */
export function ordinaryDay(from = 10): string {
  const day = addDays(toDubaiDate(new Date()), from);
  return scarce.includes(day.slice(5)) ? ordinaryDay(from + 1) : day;
}

/** Opening stock of an ordinary date (GAP-20). */
export const OPENING_PLACES = 15;

const createInput = (title: string): Schema<'ActivityInput'> => {
  const today = toDubaiDate(new Date());
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
    capacity: OPENING_PLACES,
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

/** Creates an activity for one journey, so that no other changes its stock or price. */
export async function createActivity(change: Partial<Schema<'ActivityInput'>> = {}): Promise<Activity> {
  const title = `Coffee in the oasis ${crypto.randomUUID().slice(0, 6)}`;
  return (await staff()).post('/activities/', { ...createInput(title), ...change });
}

/** Changes an activity's price as staff. */
export async function changePrice({ id, title, time_slots }: Activity, basePrice: string): Promise<void> {
  const change = { ...createInput(title), time_slots, base_price: basePrice };
  await (await staff()).put(`/activities/${id}/`, change);
}

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
  pickup_address: 'Rove Downtown',
  isPrivate: 'no',
  addons: [],
});

export const addToCart = (
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

/** Books an activity through the API. */
export async function book(
  customer: Customer,
  activity: Activity,
  date: string,
  adults = 1,
): Promise<Schema<'ActivityBooking'>> {
  const { id, price } = await addToCart(customer, activity, date, adults);
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

/** Maximum number of adults in one booking. */
const MAX_ADULTS = 10;

/** Books an ordinary date as other customers until only this many places are left. */
export async function bookUntilLeft(places: number, activity: Activity, date: string): Promise<void> {
  let toBook = OPENING_PLACES - places;
  while (toBook > 0) {
    const adults = Math.min(toBook, MAX_ADULTS);
    await book(await createCustomer(), activity, date, adults);
    toBook -= adults;
  }
}
