import { addDays } from '@aitours/domain/dates';
import type { BenchRequest } from './benchRequest.ts';
import type { ActivitySlot, Fixtures, TicketSlot } from './fixtures.ts';

export interface NamedRequest {
  readonly name: string;
  /** The design's limit for p99 in milliseconds, with 50 clients on two cores; null for none. */
  readonly target: number | null;
  readonly create: (fixtures: Fixtures) => BenchRequest;
}

export const read = (...paths: BenchRequest['paths']): BenchRequest => ({
  method: 'GET',
  paths,
  headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  bodies: [],
});

const write = (path: string, headers: Record<string, string>, bodies: readonly object[]): BenchRequest => ({
  method: 'POST',
  paths: [path],
  headers: {
    'accept-encoding': 'gzip, deflate, br, zstd',
    'content-type': 'application/json',
    'idempotency-key': '{uuid}',
    ...headers,
  },
  bodies: bodies.map((body) => JSON.stringify(body)),
});

const catalogue = 50;
const rendering = 150;
/** Lists with a new filter or new words each time. */
const searching = 100;

/** All requests that are measured under load, with a browser's headers. */
export const benchRequests: readonly NamedRequest[] = [
  { name: 'list', target: catalogue, create: () => read('/api/v1/activities/?page_size=20') },
  // A new filter each time: the response is not in the cache.
  { name: 'new-list', target: null, create: () => read('/api/v1/activities/?page_size=20&price_gte=0.{n}1') },
  {
    name: 'new-cards',
    target: null,
    create: () => read('/api/v1/activities/?page_size=20&view=card&price_gte=0.{n}1'),
  },
  {
    name: 'free',
    target: null,
    create: ({ from }) =>
      read(`/api/v1/activities/?page_size=100&view=card&free_on=${from}&places=4&starts_from=12:00&price_gte=0.{n}1`),
  },
  {
    name: 'by-price',
    target: searching,
    create: () => read('/api/v1/activities/?page_size=20&view=card&ordering=base_price&price_gte=0.{n}1'),
  },
  {
    name: 'by-rating',
    target: searching,
    create: () => read('/api/v1/activities/?page_size=20&view=card&ordering=-rating&price_gte=0.{n}1'),
  },
  {
    name: 'search',
    target: searching,
    create: () => read('/api/v1/activities/?page_size=20&view=card&search=desert&price_gte=0.{n}1'),
  },
  {
    // Two words; no other request has both.
    name: 'new-words',
    target: searching,
    create: () => read('/api/v1/activities/?page_size=20&view=card&search=desert%20{n}'),
  },
  { name: 'detail', target: catalogue, create: ({ slug }) => read(`/api/v1/activities/${slug}/`) },
  // A different activity each time.
  {
    name: 'details',
    target: catalogue,
    create: ({ slugs: [first, ...others] }) => {
      const path = (slug: string) => `/api/v1/activities/${slug}/`;
      return read(path(first), ...others.map(path));
    },
  },
  {
    name: 'availability',
    target: catalogue,
    create: ({ slug, from, to }) => read(`/api/v1/activities/${slug}/availability/?start=${from}&end=${to}`),
  },
  {
    // The first item of a new guest's cart.
    name: 'cart',
    target: null,
    create: ({ slots }) => write('/api/v1/cart-items/', { 'x-session-key': '{uuid}' }, slots.map(cartItem)),
  },
  { name: 'booking', target: null, create: ({ slots, accessToken }) => createBooking(slots, accessToken) },
  {
    // Adds an activity to a customer's cart, then books it from there; both requests count.
    name: 'purchase',
    target: null,
    create: ({ slots, buyers }) => {
      const authorization = 'Bearer {token}';
      return {
        ...write('/api/v1/bookings/', { authorization }, slots.map(bookingFromCart)),
        before: { ...write('/api/v1/cart-items/', { authorization }, slots.map(cartItem)), tokens: buyers },
        tokens: buyers,
      };
    },
  },
  {
    // Books without a cart.
    name: 'tickets',
    target: null,
    create: ({ tickets, accessToken }) => {
      const [first] = tickets;
      if (!first) throw new Error('The shop has no tickets');
      const sameEvent = tickets.filter(({ eventId }) => eventId === first.eventId);
      return write(
        `/api/v1/tickets/${first.eventId}/book/`,
        { authorization: `Bearer ${accessToken}` },
        sameEvent.map(ticketOrder),
      );
    },
  },
  {
    // Five days of the whole catalogue.
    name: 'plan',
    target: null,
    create: ({ from }) =>
      write('/api/v1/day-planner/generate-itinerary/', {}, [
        {
          destination: 'Dubai',
          start_date: from,
          end_date: addDays(from, 4),
          group_size: 2,
          interests: ['food', 'culture'],
          hotel: 'Dubai Marina',
          latest: '21:00',
          wanted: ['Louvre'],
        },
      ]),
  },
  { name: 'home', target: rendering, create: () => read('/') },
  { name: 'things-to-do', target: rendering, create: () => read('/things-to-do') },
  { name: 'activity', target: rendering, create: ({ slug }) => read(`/activity/${slug}`) },
  // A new query string each time: the page is not in the cache.
  { name: 'new-activity', target: null, create: ({ slug }) => read(`/activity/${slug}?from={n}`) },
];

/** Returns the request that books a place, on another slot each time. */
export const createBooking = (slots: readonly ActivitySlot[], accessToken: string): BenchRequest =>
  write(
    '/api/v1/bookings/',
    { authorization: `Bearer ${accessToken}` },
    slots.map((slot) => booking(slot)),
  );

const party = { adults: 1, children: 0, infants: 0, pickup: 'dubai', isPrivate: 'no', addons: [] };

const cartItem = ({ activityId, date, timeSlotId }: ActivitySlot) => ({
  activity_id: activityId,
  activity_date: date,
  activity_time_slot_id: timeSlotId,
  quantity: 1,
  details: party,
});

const ticketOrder = ({ ticketTypeId, timeSlotId, date }: TicketSlot) => ({
  ticket_type_id: ticketTypeId,
  date,
  date_time_slot_id: timeSlotId,
  adults: 1,
  children: 0,
  payment_method: 'cash',
});

const bookingFromCart = (slot: ActivitySlot) => booking(slot, '{id}');

const booking = ({ activityId, date, timeSlotId, price }: ActivitySlot, id = activityId) => ({
  booking_type: 'activity',
  payment_method: 'card',
  cart_items: [
    {
      id,
      type: 'activity',
      date,
      price,
      quantity: 1,
      details: {
        ...party,
        firstName: 'Layla',
        lastName: 'Haddad',
        email: 'layla@example.com',
        phone: '+971 50 555 0142',
        activity_id: activityId,
        activity_time_slot_id: timeSlotId,
      },
    },
  ],
});
