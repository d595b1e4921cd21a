import { binary, routes } from '@aitours/openapi/operations';
import type { HttpHandler } from 'msw';
import { createHandlers, defaultResponses, type Responses, requiresBearer } from './defaults.ts';
import { examples } from './examples.ts';
import { fails, failsWithStatus, losesConnection, neverResponds } from './handlers.ts';
import { operationIds } from './matching.ts';

const SLOW_MS = 3000;

const isImage = (id: (typeof operationIds)[number]): boolean => (routes[id][2] & binary) !== 0;
const calls = operationIds.filter((id) => !isImage(id));
const reads = calls.filter((id) => routes[id][0] === 'get');
const details = reads.filter((id) => routes[id][1].includes('{'));

/** A shop without data: lists and carts are empty, and there is no booking. */
const emptyResponses: Responses = {
  listActivities: () => examples.listActivities.activitiesNone,
  listTours: () => examples.listTours.toursNone,
  listTickets: () => examples.listTickets.eventsNone,
  listPosts: () => examples.listPosts.postsNone,
  searchPosts: () => examples.searchPosts.postsNone,
  searchCatalogue: () => examples.searchCatalogue.searchResultsNone,
  searchFaq: () => examples.searchFaq.faqResultsNone,
  listSearchSuggestions: () => examples.listSearchSuggestions.searchSuggestionsNone,
  listHotels: createEmptyPage,
  listRoomTypes: createEmptyPage,
  listTransferTypes: createEmptyPage,
  listMealTypes: createEmptyPage,
  listCategories: createEmptyPage,
  listTransferBookings: createEmptyPage,
  listCruiseRequests: createEmptyPage,
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
  listDestinations: () => [],
  getActivityAvailability: () => [],
  getTicketAvailability: () => [],
  listBookings: ({ query }) =>
    query.get('scope') === 'all' ? createEmptyPage() : examples.listBookings.myBookingsNone,
  getLatestBooking: () => examples.getLatestBooking.noBooking,
  getPlannerPreferences: () => examples.getPlannerPreferences.unknownPreferences,
};

function createEmptyPage(): { count: number; next: null; previous: null; results: never[] } {
  return { count: 0, next: null, previous: null, results: [] };
}

const soldOutResponses: Responses = {
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

const defaults = defaultResponses();
const { cartSoldOut } = examples.getCart;

/**
 * Handlers for all operations, each for one state of the shop. Handlers before them win:
 * `[fails('getTicket', 'not-found'), ...scenarios.default]`. Each use has new carts.
 */
export const scenarios = {
  /** The data of the contract's examples, with stateful carts. */
  get default(): HttpHandler[] {
    return createHandlers(defaultResponses());
  },
  /** No data. */
  get empty(): HttpHandler[] {
    return createHandlers({ ...defaultResponses({ guest: [], user: [] }), ...emptyResponses });
  },
  /** Each response takes three seconds. */
  get slow(): HttpHandler[] {
    return createHandlers(defaultResponses(), { delay: SLOW_MS });
  },
  /** Reads never respond: pages stay in their loading state. */
  get loading(): HttpHandler[] {
    return [...reads.map(neverResponds), ...createHandlers(defaultResponses())];
  },
  /** Each operation returns a 500. */
  get failing(): HttpHandler[] {
    return [...calls.map((id) => failsWithStatus(id)), ...createHandlers(defaultResponses())];
  },
  /** No places are left: on all dates, in the cart and when booking. */
  get soldOut(): HttpHandler[] {
    const responses = defaultResponses({ guest: cartSoldOut.items, user: cartSoldOut.items });
    const problems = (['addCartItem', 'updateCartItem', 'createBooking', 'bookTicket'] as const).map((id) =>
      fails(id, 'sold-out'),
    );
    return [...problems, ...createHandlers({ ...responses, ...soldOutResponses })];
  },
  /** Booking returns that the price has changed. */
  get priceChanged(): HttpHandler[] {
    const problems = (['createBooking', 'createTransferBooking'] as const).map((id) => fails(id, 'price-changed'));
    return [...problems, ...createHandlers(defaultResponses())];
  },
  /** The tokens have expired and can't be renewed. */
  get sessionExpired(): HttpHandler[] {
    const problems = ['refreshToken' as const, ...calls.filter(requiresBearer)].map((id) =>
      fails(id, 'session-expired'),
    );
    return [...problems, ...createHandlers(defaultResponses())];
  },
  /** No request reaches the server. */
  get offline(): HttpHandler[] {
    return operationIds.map(losesConnection);
  },
  /** Each detail request returns not found. */
  get missing(): HttpHandler[] {
    return [...details.map((id) => fails(id, 'not-found')), ...createHandlers(defaultResponses())];
  },
};
