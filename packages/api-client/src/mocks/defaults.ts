import { bearer, routes, sessionKeyHeader } from '@aitours/openapi/operations';
import type { HttpHandler } from 'msw';
import type { OperationId, Output } from '../contract.ts';
import { findByIdOrSlug, paginate } from './catalogue.ts';
import { examples } from './examples.ts';
import { type CartSeed, createMockCarts } from './mockCart.ts';
import {
  createProblem,
  createResponse,
  type MockOptions,
  MockProblem,
  type MockRequest,
  mockOperations,
} from './mockOperation.ts';
import { renderPicture } from './renderPicture.ts';

type Respond<Id extends OperationId> = (request: MockRequest<Id>) => Output<Id>;
/** Responses of operations that don't always return the contract's first example. */
export type Responses = { readonly [Id in OperationId]?: Respond<Id> };

const seed: CartSeed = { guest: examples.getCart.cartOfGuest.items, user: examples.getCart.cart.items };

/** Returns the responses of a shop with the data of the contract's examples. */
export function defaultResponses(cartSeed: CartSeed = seed): Responses {
  return { ...catalogueResponses, ...bookingResponses, ...cartResponses(cartSeed) };
}

/** Mocks all operations: with these responses, by default with the contract's first example. */
export const createHandlers = (responses: Responses, options?: MockOptions): HttpHandler[] => [
  mockOperations((id, request) => createResponse(id, () => getOutput(id, responses, request), options)),
];

function getOutput<Id extends OperationId>(id: Id, responses: Responses, request: MockRequest<Id>): Output<Id> {
  if (requiresBearer(id) && !request.headers.has('authorization'))
    throw new MockProblem(createProblem(id, 'unauthenticated'));
  const respond: Respond<Id> = responses[id] ?? (() => getFirstExample(id));
  return respond(request);
}

/** Whether an operation rejects guests. Carts take a bearer token, but are open to guests. */
export const requiresBearer = (id: OperationId): boolean => (routes[id][2] & (bearer | sessionKeyHeader)) === bearer;

/** Returns the usual output; the generator has validated that each example matches its operation. */
function getFirstExample<Id extends OperationId>(id: Id): Output<Id> {
  const all: Partial<Record<OperationId, object>> = examples;
  return Object.values(all[id] ?? {})[0] as Output<Id>;
}

const requireFound = <Value>(id: OperationId, value: Value | undefined): Value => {
  if (value === undefined) throw new MockProblem(createProblem(id, 'not-found'));
  return value;
};

const { results: activities } = examples.listActivities.activities;
const { results: events } = examples.listTickets.events;
const { results: tours } = examples.listTours.tours;
const { results: posts } = examples.listPosts.posts;

/** Only one tour has an example with days; the other tours use the same days. */
function findTour(id: OperationId, idOrSlug: string | undefined): Output<'getTour'> {
  const tour = requireFound(id, findByIdOrSlug(tours, idOrSlug));
  const { tour: detailed } = examples.getTour;
  return detailed.id === tour.id
    ? detailed
    : { ...detailed, ...tour, days: detailed.days.slice(0, tour.duration_days) };
}

const catalogueResponses: Responses = {
  listActivities: ({ query }) => paginate(activities, query, routes.listActivities[1]),
  getActivity: ({ path }) => requireFound('getActivity', findByIdOrSlug(activities, path['id'])),
  getActivityAvailability: ({ path }) => {
    requireFound('getActivityAvailability', findByIdOrSlug(activities, path['id']));
    return examples.getActivityAvailability.activityAvailability;
  },
  listTours: ({ query }) => paginate(tours, query, routes.listTours[1]),
  getTour: ({ path }) => findTour('getTour', path['id']),
  listTourDays: ({ path }) => findTour('listTourDays', path['id']).days,
  getTourDay: ({ path, query }) => {
    const number = Number(query.get('day_number'));
    return requireFound(
      'getTourDay',
      findTour('getTourDay', path['id']).days.find(({ day_number }) => day_number === number),
    );
  },
  listTickets: ({ query }) => paginate(events, query, routes.listTickets[1]),
  getTicket: ({ path }) => requireFound('getTicket', findByIdOrSlug(events, path['id'])),
  listTicketTypes: ({ path }) => requireFound('listTicketTypes', findByIdOrSlug(events, path['id'])).ticket_types,
  listPosts: ({ query }) => {
    const category = query.get('category');
    const matching = category === null ? posts : posts.filter((post) => post.category?.id === category);
    return paginate(matching, query, routes.listPosts[1]);
  },
  getPost: ({ path }) => {
    const { post: detailed } = examples.getPost;
    const post = requireFound('getPost', findByIdOrSlug(posts, path['id']));
    return detailed.id === post.id ? detailed : { ...detailed, ...post };
  },
  createComment: ({ body }) => ({ ...examples.createComment.comment, ...body, parent: body.parent ?? null }),
  searchPosts: ({ query }) => paginate(posts, query, routes.searchPosts[1]),
  getImage: ({ path }) => renderPicture(path['imageId'] ?? ''),
};

const myBookings = examples.listBookings.myBookings;
const allBookings = [
  ...myBookings.activity_bookings,
  ...myBookings.ticket_bookings,
  ...myBookings.transfer_bookings,
  ...myBookings.tour_bookings,
];

/** Passes of the example for any booking; one that is cancelled has no codes. */
function listPasses(ref: string | undefined): Output<'listPasses'> {
  const booking = requireFound(
    'listPasses',
    [...Object.values(examples.getBooking), ...allBookings].find(hasNumber(ref)),
  );
  const { booking_number: number, booking_type, booking_status, booking_date: date, booking_time: time } = booking;
  const { passes, passesCancelled } = examples.listPasses;
  const example = booking_status === 'cancelled' ? passesCancelled : passes;
  const isRide = booking_type === 'transfer';
  const title = isRide ? `Transfer: ${booking.vehicle_name}` : (booking.cart_items[0]?.title ?? '');
  const all = example.passes.map((pass, index) => ({ ...pass, number: `${number}-${index + 1}`, title, date, time }));
  return { ...example, passes: isRide ? all.slice(0, 1).map((pass) => ({ ...pass, kind: 'ride' as const })) : all };
}

const bookingResponses: Responses = {
  listBookings: ({ query }) => {
    if (query.get('scope') !== 'all') return myBookings;
    return paginate(examples.listBookings.staffBookings.results, query, routes.listBookings[1]);
  },
  getBooking: ({ path }) =>
    requireFound('getBooking', [...Object.values(examples.getBooking), ...allBookings].find(hasNumber(path['ref']))),
  listPasses: ({ path }) => listPasses(path['ref']),
  cancelBooking: ({ path }) => {
    const booking = requireFound('cancelBooking', allBookings.find(hasNumber(path['ref'])));
    const preview = booking.refund_if_cancelled;
    if (!preview) throw new MockProblem(createProblem('cancelBooking', 'not-cancellable'));
    const { refund, amount } = preview;
    return { ...examples.cancelBooking.cancellationRefunded, refund, refund_amount: amount };
  },
  createBooking: ({ body }) => {
    const { activityBooking, ticketBooking, createdTourBooking } = examples.createBooking;
    return { activity: activityBooking, ticket: ticketBooking, tour: createdTourBooking }[body.booking_type];
  },
  getTransferBooking: ({ path }) =>
    requireFound('getTransferBooking', Object.values(examples.getTransferBooking).find(hasNumber(path['ref']))),
  listTransferVehicles: ({ query }) =>
    examples.listTransferVehicles.transferVehicles.filter(
      ({ maxPassengers, maxLuggage }) =>
        maxPassengers >= Number(query.get('passengers')) && maxLuggage >= Number(query.get('luggage')),
    ),
  bulkCreateTicketSlots: ({ body }) =>
    body.dry_run ? examples.bulkCreateTicketSlots.bulkSlotsDryRun : examples.bulkCreateTicketSlots.bulkSlotsCreated,
  // No prices are computed here: other lines than the example's are rejected.
  createQuote: ({ body }) => {
    const { quote } = examples.createQuote;
    if (body.lines.some(({ type }) => type !== 'cruise'))
      throw new MockProblem(createProblem('createQuote', 'invalid-request'));
    return quote;
  },
  getCruise: ({ path }) =>
    requireFound(
      'getCruise',
      examples.listCruises.cruises.find(({ id }) => id === path['id']),
    ),
  listDestinations: ({ query }) =>
    query.get('shown_on') === 'home'
      ? examples.listDestinations.homeDestinations
      : examples.listDestinations.saudiDestinations,
  createCruiseRequest: ({ body }) => ({ ...examples.createCruiseRequest.cruiseRequest, ...body }),
  updateMe: ({ body }) => ({ ...examples.getMe.user, ...body }),
  savePlannerPreferences: ({ body: { session_id, preferences } }) => ({ session_id, preferences }),
};

const hasNumber =
  (ref: string | undefined) =>
  ({ booking_number }: { booking_number: string }): boolean =>
    booking_number === ref;

function cartResponses(cartSeed: CartSeed): Responses {
  const carts = createMockCarts(cartSeed);
  return {
    getCart: carts.read,
    getCartItem: carts.find,
    addCartItem: carts.add,
    updateCartItem: carts.update,
    removeCartItem: carts.remove,
    clearCart: carts.clear,
    transferGuestCart: carts.transfer,
  };
}
