import { binary, routes } from '@aitours/openapi/operations';
import type { HttpHandler } from 'msw';
import { fails, failsWithStatus, losesConnection, neverResponds } from './answering.ts';
import { type Answers, defaultAnswers, handlersFor, needsBearer } from './defaults.ts';
import { examples } from './examples.ts';
import { operationIds } from './matching.ts';

const SLOW_MS = 3000;

const isPicture = (id: (typeof operationIds)[number]): boolean => (routes[id][2] & binary) !== 0;
const calls = operationIds.filter((id) => !isPicture(id));
const reads = calls.filter((id) => routes[id][0] === 'get');
const details = reads.filter((id) => routes[id][1].includes('{'));

/** Before the shop has anything: lists and carts are empty, and there is no booking. */
const nothing: Answers = {
  listActivities: () => examples.listActivities.activitiesNone,
  listTours: () => examples.listTours.toursNone,
  listTickets: () => examples.listTickets.eventsNone,
  listPosts: () => examples.listPosts.postsNone,
  searchPosts: () => examples.searchPosts.postsNone,
  listHotels: emptyPage,
  listRoomTypes: emptyPage,
  listTransferTypes: emptyPage,
  listMealTypes: emptyPage,
  listCategories: emptyPage,
  listTransferBookings: emptyPage,
  listTransferVehicles: () => examples.listTransferVehicles.transferVehiclesNone,
  listTicketTimeSlots: () => examples.listTicketTimeSlots.timeSlotsNone,
  listComments: () => examples.listComments.commentsNone,
  listLibraryActivities: () => examples.listLibraryActivities.libraryNone,
  listTicketTypes: () => [],
  listAllTicketTypes: () => [],
  listTourDays: () => [],
  listTourTransfers: () => [],
  listFeaturedPosts: () => [],
  listRelatedPosts: () => [],
  getActivityAvailability: () => [],
  getTicketAvailability: () => [],
  listBookings: ({ query }) => (query.get('scope') === 'all' ? emptyPage() : examples.listBookings.myBookingsNone),
  getLatestBooking: () => examples.getLatestBooking.noBooking,
  getPlannerPreferences: () => examples.getPlannerPreferences.unknownPreferences,
};

function emptyPage(): { count: number; next: null; previous: null; results: never[] } {
  return { count: 0, next: null, previous: null, results: [] };
}

const soldOutAnswers: Answers = {
  getActivityAvailability: () =>
    examples.getActivityAvailability.activityAvailability.map((day) => ({ ...day, spots: 0 })),
  getTicketAvailability: () =>
    examples.getTicketAvailability.ticketAvailability.map((slot) => ({ ...slot, available: 0 })),
  listTicketTimeSlots: () => examples.listTicketTimeSlots.timeSlots.map((slot) => ({ ...slot, available: 0 })),
  listTickets: (request) => {
    const page = defaults.listTickets?.(request) ?? examples.listTickets.events;
    return { ...page, results: page.results.map((event) => ({ ...event, available_tickets: 0, available_dates: [] })) };
  },
  getTicket: (request) => {
    const event = defaults.getTicket?.(request) ?? examples.getTicket.eventSoldOut;
    return { ...event, available_tickets: 0, available_dates: [] };
  },
};

const defaults = defaultAnswers();
const { cartSoldOut } = examples.getCart;

/**
 * The shop in one named state each, as handlers for every operation. What stands before them wins:
 * `[fails('getTicket', 'not-found'), ...scenarios.default]`. Each use gets carts of its own.
 */
export const scenarios = {
  /** Everything is there and works; carts keep what is done to them. */
  get default(): HttpHandler[] {
    return handlersFor(defaultAnswers());
  },
  /** Everything works, and there is nothing. */
  get empty(): HttpHandler[] {
    return handlersFor({ ...defaultAnswers({ guest: [], user: [] }), ...nothing });
  },
  /** Every answer takes three seconds. */
  get slow(): HttpHandler[] {
    return handlersFor(defaultAnswers(), { delay: SLOW_MS });
  },
  /** Reads never end: pages stay as they are while loading. */
  get loading(): HttpHandler[] {
    return [...reads.map(neverResponds), ...handlersFor(defaultAnswers())];
  },
  /** Every call fails with a fault of the server. */
  get failing(): HttpHandler[] {
    return [...calls.map((id) => failsWithStatus(id)), ...handlersFor(defaultAnswers())];
  },
  /** No places are left: not on any date, not in the cart, not when booking. */
  get soldOut(): HttpHandler[] {
    const answers = defaultAnswers({ guest: cartSoldOut.items, user: cartSoldOut.items });
    const refusals = (['addCartItem', 'updateCartItem', 'createBooking', 'bookTicket'] as const).map((id) =>
      fails(id, 'sold-out'),
    );
    return [...refusals, ...handlersFor({ ...answers, ...soldOutAnswers })];
  },
  /** Booking finds that the price is another now. */
  get priceChanged(): HttpHandler[] {
    const refusals = (['createBooking', 'createTransferBooking'] as const).map((id) => fails(id, 'price-changed'));
    return [...refusals, ...handlersFor(defaultAnswers())];
  },
  /** The tokens are no longer good, and can't be renewed. */
  get sessionExpired(): HttpHandler[] {
    const refusals = ['refreshToken' as const, ...calls.filter(needsBearer)].map((id) => fails(id, 'session-expired'));
    return [...refusals, ...handlersFor(defaultAnswers())];
  },
  /** Nothing reaches the shop. */
  get offline(): HttpHandler[] {
    return operationIds.map(losesConnection);
  },
  /** No single thing is there: wrong addresses, and things of others. */
  get missing(): HttpHandler[] {
    return [...details.map((id) => fails(id, 'not-found')), ...handlersFor(defaultAnswers())];
  },
};
