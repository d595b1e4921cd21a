import type { Question } from './question.ts';
import type { Place, Shelf, TicketPlace } from './shelf.ts';

export interface NamedQuestion {
  readonly name: string;
  /** What the design promises: p99 in milliseconds with 50 clients on two cores. */
  readonly promise: number | null;
  readonly ask: (shelf: Shelf) => Question;
}

const read = (...paths: Question['paths']): Question => ({
  method: 'GET',
  paths,
  headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
  bodies: [],
});

const write = (path: string, headers: Record<string, string>, bodies: readonly object[]): Question => ({
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

/** Everything that is measured under load, as browsers ask it. */
export const questions: readonly NamedQuestion[] = [
  { name: 'list', promise: catalogue, ask: () => read('/api/v1/activities/?page_size=20') },
  // Nobody asked for the same before: it is read, checked, written and compressed each time.
  { name: 'new-list', promise: null, ask: () => read('/api/v1/activities/?page_size=20&price_gte=0.{n}') },
  { name: 'search', promise: null, ask: () => read('/api/v1/activities/?page_size=20&search=desert&price_gte=0.{n}') },
  { name: 'detail', promise: catalogue, ask: ({ slug }) => read(`/api/v1/activities/${slug}/`) },
  // All that there is, one after the other.
  {
    name: 'details',
    promise: catalogue,
    ask: ({ slugs: [first, ...others] }) => {
      const path = (slug: string) => `/api/v1/activities/${slug}/`;
      return read(path(first), ...others.map(path));
    },
  },
  {
    name: 'availability',
    promise: catalogue,
    ask: ({ slug, from, to }) => read(`/api/v1/activities/${slug}/availability/?start=${from}&end=${to}`),
  },
  {
    // Each time another guest's first line.
    name: 'cart',
    promise: null,
    ask: ({ places }) => write('/api/v1/cart-items/', { 'x-session-key': '{uuid}' }, places.map(cartItem)),
  },
  {
    name: 'booking',
    promise: null,
    ask: ({ places, accessToken }) =>
      write('/api/v1/bookings/', { authorization: `Bearer ${accessToken}` }, places.map(booking)),
  },
  {
    // Without the cart, whose lines are of one day and time too.
    name: 'tickets',
    promise: null,
    ask: ({ tickets, accessToken }) => {
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
  { name: 'home', promise: rendering, ask: () => read('/') },
  { name: 'things-to-do', promise: rendering, ask: () => read('/things-to-do') },
  { name: 'activity', promise: rendering, ask: ({ slug }) => read(`/activity/${slug}`) },
  // An address that nobody came by before: it is rendered each time.
  { name: 'new-activity', promise: null, ask: ({ slug }) => read(`/activity/${slug}?from={n}`) },
];

const party = { adults: 1, children: 0, infants: 0, pickup: 'dubai', isPrivate: 'no', addons: [] };

const cartItem = ({ activityId, date, timeSlotId }: Place) => ({
  activity_id: activityId,
  activity_date: date,
  activity_time_slot_id: timeSlotId,
  quantity: 1,
  details: party,
});

const ticketOrder = ({ ticketTypeId, timeSlotId, date }: TicketPlace) => ({
  ticket_type_id: ticketTypeId,
  date,
  date_time_slot_id: timeSlotId,
  adults: 1,
  children: 0,
  payment_method: 'cash',
});

const booking = ({ activityId, date, timeSlotId, price }: Place) => ({
  booking_type: 'activity',
  payment_method: 'card',
  cart_items: [
    {
      id: activityId,
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
