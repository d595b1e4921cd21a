import { bearer, routes, sessionKeyHeader } from '@aitours/openapi/operations';
import type { HttpHandler } from 'msw';
import type { OperationId, Output } from '../contract.ts';
import { findByIdOrSlug, toPage } from './catalogue.ts';
import { examples } from './examples.ts';
import { type MockOptions, type MockRequest, mockAnswer, problemOf, Refusal } from './handling.ts';
import { operationIds } from './matching.ts';
import { type CartSeed, createMockCarts } from './mockCart.ts';
import { renderPicture } from './renderPicture.ts';

type Answer<Id extends OperationId> = (request: MockRequest<Id>) => Output<Id>;
/** Answers of operations that do more than give the contract's first example. */
export type Answers = { readonly [Id in OperationId]?: Answer<Id> };

const seed: CartSeed = { guest: examples.getCart.cartOfGuest.items, user: examples.getCart.cart.items };

/** A shop that has what the contract's examples tell of. */
export function defaultAnswers(cartSeed: CartSeed = seed): Answers {
  return { ...catalogueAnswers, ...bookingAnswers, ...cartAnswers(cartSeed) };
}

/** Handlers for every operation: these answers, and else the contract's first example. */
export const handlersFor = (answers: Answers, options?: MockOptions): HttpHandler[] =>
  operationIds.map((id) => handlerFor(id, answers, options));

function handlerFor<Id extends OperationId>(id: Id, answers: Answers, options?: MockOptions): HttpHandler {
  const answer: Answer<Id> = answers[id] ?? (() => firstExample(id));
  return mockAnswer(
    id,
    (request) => {
      if (needsBearer(id) && !request.headers.has('authorization')) throw new Refusal(problemOf(id, 'unauthenticated'));
      return answer(request);
    },
    options,
  );
}

/** Carts take a bearer token, but guests have carts too. */
export const needsBearer = (id: OperationId): boolean => (routes[id][2] & (bearer | sessionKeyHeader)) === bearer;

/** The generated file holds every example against the type of its operation's answers. */
function firstExample<Id extends OperationId>(id: Id): Output<Id> {
  const all: Partial<Record<OperationId, object>> = examples;
  return Object.values(all[id] ?? {})[0] as Output<Id>;
}

const found = <Thing>(id: OperationId, thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Refusal(problemOf(id, 'not-found'));
  return thing;
};

const { results: activities } = examples.listActivities.activities;
const { results: events } = examples.listTickets.events;
const { results: tours } = examples.listTours.tours;
const { results: posts } = examples.listPosts.posts;

/** Only one tour's days are told: the others borrow them. */
function findTour(id: OperationId, idOrSlug: string | undefined): Output<'getTour'> {
  const tour = found(id, findByIdOrSlug(tours, idOrSlug));
  const { tour: told } = examples.getTour;
  return told.id === tour.id ? told : { ...told, ...tour, days: told.days.slice(0, tour.duration_days) };
}

const catalogueAnswers: Answers = {
  listActivities: ({ query }) => toPage(activities, query, routes.listActivities[1]),
  getActivity: ({ path }) => found('getActivity', findByIdOrSlug(activities, path['id'])),
  getActivityAvailability: ({ path }) => {
    found('getActivityAvailability', findByIdOrSlug(activities, path['id']));
    return examples.getActivityAvailability.activityAvailability;
  },
  listTours: ({ query }) => toPage(tours, query, routes.listTours[1]),
  getTour: ({ path }) => findTour('getTour', path['id']),
  listTourDays: ({ path }) => findTour('listTourDays', path['id']).days,
  getTourDay: ({ path, query }) => {
    const number = Number(query.get('day_number'));
    return found(
      'getTourDay',
      findTour('getTourDay', path['id']).days.find(({ day_number }) => day_number === number),
    );
  },
  listTickets: ({ query }) => toPage(events, query, routes.listTickets[1]),
  getTicket: ({ path }) => found('getTicket', findByIdOrSlug(events, path['id'])),
  listTicketTypes: ({ path }) => found('listTicketTypes', findByIdOrSlug(events, path['id'])).ticket_types,
  listPosts: ({ query }) => {
    const category = query.get('category');
    const wanted = category === null ? posts : posts.filter((post) => post.category?.id === category);
    return toPage(wanted, query, routes.listPosts[1]);
  },
  getPost: ({ path }) => {
    const { post: told } = examples.getPost;
    const post = found('getPost', findByIdOrSlug(posts, path['id']));
    return told.id === post.id ? told : { ...told, ...post };
  },
  createComment: ({ body }) => ({ ...examples.createComment.comment, ...body, parent: body.parent ?? null }),
  searchPosts: ({ query }) => toPage(posts, query, routes.searchPosts[1]),
  getImage: ({ path }) => renderPicture(path['imageId'] ?? ''),
};

const myBookings = examples.listBookings.myBookings;
const allBookings = [
  ...myBookings.activity_bookings,
  ...myBookings.ticket_bookings,
  ...myBookings.transfer_bookings,
  ...myBookings.tour_bookings,
];

const bookingAnswers: Answers = {
  listBookings: ({ query }) => {
    if (query.get('scope') !== 'all') return myBookings;
    return toPage(examples.listBookings.staffBookings.results, query, routes.listBookings[1]);
  },
  getBooking: ({ path }) =>
    found('getBooking', [...Object.values(examples.getBooking), ...allBookings].find(numbered(path['ref']))),
  cancelBooking: ({ path }) => {
    const booking = found('cancelBooking', allBookings.find(numbered(path['ref'])));
    const preview = booking.refund_if_cancelled;
    if (!preview) throw new Refusal(problemOf('cancelBooking', 'not-cancellable'));
    const { refund, amount } = preview;
    return { ...examples.cancelBooking.cancellationRefunded, refund, refund_amount: amount };
  },
  createBooking: ({ body }) => {
    const { activityBooking, ticketBooking, createdTourBooking } = examples.createBooking;
    return { activity: activityBooking, ticket: ticketBooking, tour: createdTourBooking }[body.booking_type];
  },
  getTransferBooking: ({ path }) =>
    found('getTransferBooking', Object.values(examples.getTransferBooking).find(numbered(path['ref']))),
  listTransferVehicles: ({ query }) =>
    examples.listTransferVehicles.transferVehicles.filter(
      ({ maxPassengers, maxLuggage }) =>
        maxPassengers >= Number(query.get('passengers')) && maxLuggage >= Number(query.get('luggage')),
    ),
  bulkCreateTicketSlots: ({ body }) =>
    body.dry_run ? examples.bulkCreateTicketSlots.bulkSlotsDryRun : examples.bulkCreateTicketSlots.bulkSlotsCreated,
  updateMe: ({ body }) => ({ ...examples.getMe.user, ...body }),
  savePlannerPreferences: ({ body: { session_id, preferences } }) => ({ session_id, preferences }),
};

const numbered =
  (ref: string | undefined) =>
  ({ booking_number }: { booking_number: string }): boolean =>
    booking_number === ref;

function cartAnswers(cartSeed: CartSeed): Answers {
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
