import type { Schema } from '../contract.ts';
import { findByIdOrSlug } from './catalogue.ts';
import { examples } from './examples.ts';
import { createProblem, MockProblem, type MockRequest } from './mockOperation.ts';

type CartItem = Schema<'CartItem'>;

/** The initial lines of carts. */
export interface CartSeed {
  readonly guest: readonly CartItem[];
  readonly user: readonly CartItem[];
}

/** Any request of a cart; its headers identify the cart. */
type CartRequest = Pick<MockRequest<'getCart'>, 'headers'>;

/**
 * Creates stateful carts: one per session key and one per bearer token.
 *
 * The price of a line is its fares times its party, plus its add-ons. Discounts and private prices are not mocked.
 */
export function createMockCarts(seed: CartSeed) {
  const carts = new Map<string, CartItem[]>();
  let lastId = 2900;

  const getLines = ({ headers }: CartRequest): CartItem[] => {
    const bearer = headers.get('authorization');
    const name = bearer ?? headers.get('x-session-key') ?? '';
    const lines = carts.get(name) ?? structuredClone([...(bearer ? seed.user : seed.guest)]);
    carts.set(name, lines);
    return lines;
  };

  const find = (request: CartRequest & { path: MockRequest<'getCartItem'>['path'] }): CartItem => {
    const line = getLines(request).find(({ id }) => id === request.path['id']);
    if (!line) throw new MockProblem(createProblem('getCartItem', 'not-found'));
    return line;
  };

  const read = (request: CartRequest): Schema<'Cart'> => ({
    user: request.headers.has('authorization') ? examples.getMe.user.id : null,
    session_key: request.headers.get('x-session-key'),
    items: getLines(request),
    clashes: [],
  });

  return {
    read,
    find,
    add: (request: MockRequest<'addCartItem'>): CartItem => {
      lastId += 1;
      return addLine(getLines(request), createLine(String(lastId), request.body));
    },
    update: (request: MockRequest<'updateCartItem'>): CartItem => {
      const line = find(request);
      return Object.assign(line, changeLine(line, request.body));
    },
    remove: (request: MockRequest<'removeCartItem'>): undefined => {
      const lines = getLines(request);
      lines.splice(lines.indexOf(find(request)), 1);
    },
    clear: (request: CartRequest): undefined => {
      getLines(request).length = 0;
    },
    transfer: (request: MockRequest<'transferGuestCart'>): Schema<'Cart'> => {
      const guest = carts.get(request.body.session_key ?? '') ?? [];
      const lines = getLines(request);
      lines.push(...guest.filter((line) => !lines.some((existing) => isSameTicket(existing, line))));
      guest.length = 0;
      return read(request);
    },
  };
}

const activities = examples.listActivities.activities.results;
const events = examples.listTickets.events.results;

function changeLine(line: CartItem, update: Schema<'CartItemUpdate'>): CartItem {
  const { quantity = line.quantity, details = {}, activity_time_slot_id: slotId } = update;
  const slot = slotId && findByIdOrSlug(activities, line.activity?.id)?.time_slots.find(({ id }) => id === slotId);
  // The requested details have the line's type, because the client edits an existing line.
  return withPrice({
    ...line,
    quantity,
    details: { ...line.details, ...details },
    ...(slot && { time: slot.start_time, time_slot_id: slot.id }),
  } as CartItem);
}

function createLine(id: string, body: Schema<'NewCartItem'>): CartItem {
  if (body.activity_id) return createActivityLine(id, body);
  if (body.event_id) return createTicketLine(id, body);
  throw new MockProblem(createProblem('addCartItem', 'unsupported-item'));
}

function createActivityLine(
  id: string,
  { activity_id, activity_date = '', activity_time_slot_id, quantity = 1, details, added_at }: Schema<'NewCartItem'>,
) {
  const activity = findByIdOrSlug(activities, activity_id);
  if (!activity) throw new MockProblem(createProblem('addCartItem', 'not-found'));
  const { adults = 1, children = 0, infants = 0, pickup = 'dubai', isPrivate = 'no', addons = [] } = details ?? {};
  const address = details?.pickup_address;
  const slot = activity.time_slots.find(({ id }) => id === activity_time_slot_id) ?? activity.time_slots[0];
  return withPrice({
    ...createCommonLine(
      id,
      activity,
      activity.image,
      activity_date,
      slot?.start_time ?? null,
      slot?.id ?? null,
      added_at,
    ),
    item_type: 'activity',
    type: 'activity',
    quantity,
    details: { adults, children, infants, pickup, ...(address && { pickup_address: address }), isPrivate, addons },
    activity: toLink(activity),
    event: null,
    tour: null,
  });
}

function createTicketLine(id: string, body: Schema<'NewCartItem'>) {
  const event = findByIdOrSlug(events, body.event_id);
  const type = event?.ticket_types.find((candidate) => candidate.id === body.ticket_type_id);
  const slot = examples.listTicketTimeSlots.timeSlots.find((candidate) => candidate.id === body.date_time_slot_id);
  if (!event || !type || !slot) throw new MockProblem(createProblem('addCartItem', 'not-found'));
  const { adults = 0, children = 0, details } = body;
  return withPrice({
    ...createCommonLine(id, event, event.image, body.event_date ?? '', slot.time, slot.id, body.added_at),
    item_type: 'ticket',
    type: 'ticket',
    quantity: adults + children,
    details: {
      ticketName: event.title,
      adultQty: String(adults),
      adultPrice: formatAmount(toFils(type.adult_price) + toFils(slot.price_adjustment)),
      childQty: String(children),
      childPrice: type.child_price ?? '',
      features: details?.features ?? [],
      ticketType: type.name,
      duration: details?.duration ?? '',
      inclusions: details?.inclusions ?? [],
      ticket_type_id: type.id,
      date_time_slot_id: slot.id,
    },
    activity: null,
    event: toLink(event),
    tour: null,
  });
}

const createCommonLine = (
  id: string,
  { title, duration_minutes }: { title: string; duration_minutes?: number | null },
  image: string | null,
  date: string,
  time: string | null,
  slot: string | null,
  addedAt = '2030-03-01T08:00:00Z',
) => ({
  id,
  title,
  image,
  unit_price: '0.00',
  price: '0.00',
  service_date: date,
  date,
  time,
  duration_minutes: duration_minutes ?? null,
  time_slot_id: slot,
  available: true,
  places_left: 15,
  added_at: addedAt,
});

const toLink = ({ id, slug, title }: Schema<'ProductLink'>): Schema<'ProductLink'> => ({ id, slug, title });

const isSameTicket = (one: CartItem, other: CartItem): boolean =>
  one.item_type === 'ticket' &&
  other.item_type === 'ticket' &&
  one.details.ticket_type_id === other.details.ticket_type_id &&
  one.date === other.date &&
  one.time_slot_id === other.time_slot_id;

function withPrice(line: CartItem): CartItem {
  if (line.item_type === 'ticket') {
    const { adultQty, adultPrice, childQty, childPrice } = line.details;
    const total = Number(adultQty) * toFils(adultPrice) + Number(childQty) * toFils(childPrice);
    return {
      ...line,
      quantity: Number(adultQty) + Number(childQty),
      unit_price: adultPrice,
      price: formatAmount(total),
    };
  }
  const unit = line.item_type === 'activity' ? priceParty(line) : toFils(line.unit_price);
  return { ...line, unit_price: formatAmount(unit), price: formatAmount(unit * line.quantity) };
}

function priceParty({ activity, details }: Schema<'ActivityCartItem'>): number {
  const fares = findByIdOrSlug(activities, activity?.id);
  const { adults, children, addons } = details;
  const extras = addons.map((addon) => {
    const [, count, price = '0'] = addon.split(':');
    return Number(count) * toFils(price);
  });
  const party = adults * toFils(fares?.base_price ?? '0') + children * toFils(fares?.child_price ?? '0');
  return extras.reduce((sum, extra) => sum + extra, party);
}

const toFils = (price: string): number => Math.round(Number(price) * 100);
const formatAmount = (inFils: number): string => (inFils / 100).toFixed(2);

/** Adds a line in the order of when lines were added. */
function addLine(lines: CartItem[], line: CartItem): CartItem {
  if (lines.some((existing) => isSameTicket(existing, line)))
    throw new MockProblem(createProblem('addCartItem', 'already-in-cart'));
  lines.push(line);
  lines.sort((one, other) => Date.parse(one.added_at) - Date.parse(other.added_at));
  return line;
}
