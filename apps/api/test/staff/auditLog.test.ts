import { randomUUID } from 'node:crypto';
import { toDubaiDate } from '@aitours/domain/dates';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { findBooking } from '../../src/db/bookings/bookings.ts';
import {
  activities,
  activityStock,
  auditEntries,
  blogCategories,
  blogComments,
  blogPosts,
  bookingNotes,
  bookings,
  checkIns,
  cruises,
  destinations,
  faqs,
  libraryActivities,
  mealTypes,
  outgoingMails,
  pickupDrivers,
  promoCodes,
  reviews,
  secondFactors,
  stockSchedules,
  ticketEvents,
  ticketStock,
  tours,
  transferZones,
  uploadedImages,
  users,
  vehicles,
  webhookDeliveries,
  webhookEndpoints,
} from '../../src/db/schema.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { ticketOrder, transferOrder } from '../bookings/orders.ts';
import {
  insertActivity,
  insertCruise,
  insertDestination,
  insertEvent,
  insertPost,
  insertTour,
  insertVehicle,
} from '../fixtures.ts';
import { promoCodeInput } from '../promo-codes/promoCode.ts';
import { endpoints, getExample } from '../security/operations.ts';

const api = await startTestApi();
const owner = await api.signIn({ isStaff: true });
const manager = await api.signIn({ staffRole: 'manager' });
afterAll(() => api.close());

const example = (id: string) => getExample(endpoints.find((endpoint) => endpoint.id === id)!) as object;
const newest = async (filter = '') =>
  (await owner.call('GET', `/audit-entries/?page_size=1${filter}`)).json().results[0];

/** Without a picture and zones, which would have to exist. */
const aVehicle = { ...example('createStaffVehicle'), image: null, zone_prices: [] };

interface Change {
  readonly send: () => ReturnType<TestAccount['call']>;
  /** Of what is changed; default: the response's. */
  readonly id?: string;
}

/** Books a ticket in cash. */
async function insertBooking(): Promise<string> {
  const layla = await api.signIn();
  const body = ticketOrder(await insertEvent(api.services.db));
  return (await layla.call('POST', '/bookings/', { body })).json().booking_number;
}

async function changeBooking(method: 'POST' | 'PUT', path: string, body?: object, booking?: string): Promise<Change> {
  const id = booking ?? (await insertBooking());
  const url = `/staff-bookings/${id}/`;
  const { version } = (await manager.call('GET', url)).json();
  const headers = { 'if-match': `"${version}"` };
  return { id, send: () => manager.call(method, `${url}${path}/`, { ...(body && { body }), headers }) };
}

async function insertComment(hiddenReason: 'spam' | null = null): Promise<string> {
  const { db } = api.services;
  const { postId } = await insertPost(db);
  const [row] = await db
    .insert(blogComments)
    .values({ postId, authorName: 'Omar', content: 'Hello', hiddenReason })
    .returning();
  return row!.id;
}

async function insertReview(): Promise<{ id: string; version: string }> {
  const { db } = api.services;
  const booking = await findBooking(db, await insertBooking());
  const { id: productId } = await insertActivity(db);
  const [row] = await db
    .insert(reviews)
    .values({
      productType: 'activity',
      productId,
      bookingId: booking!.id,
      userId: booking!.userId!,
      authorName: 'Omar F.',
      visitedOn: '2030-02-01',
      stars: 4,
      text: 'Hello',
      createdAt: api.clock.now(),
    })
    .returning();
  const { results } = (await manager.call('GET', '/staff-reviews/?page_size=100')).json();
  return results.find(({ id }: { id: string }) => id === row!.id);
}

/** Books a ticket, moves it to today, and prepares the scan of its pass. */
async function prepareScan() {
  const booked = await insertBooking();
  const today = JSON.stringify(toDubaiDate(api.clock.now()));
  const details = sql`jsonb_set(${bookings.details}, '{items,0,date}', ${today}::jsonb)`;
  await api.services.db.update(bookings).set({ details }).where(eq(bookings.number, booked));
  const [id, number] = [randomUUID(), `${booked}-1`];
  const now = api.clock.now().toISOString();
  const scans = [{ id, pass: number, scanned_at: now, gate: 'North gate' }];
  return { id, number, send: () => manager.call('POST', '/check-ins/', { body: { sent_at: now, scans } }) };
}

async function changeInVersion(path: string, part: '' | 'state/', body: object) {
  const { etag } = (await manager.call('GET', path)).headers;
  return manager.call('PUT', `${path}${part}`, { body, headers: { 'if-match': String(etag) } });
}

/** Returns what staff edit of a tour that exists. */
async function aTour(): Promise<object> {
  const { id } = await insertTour(api.services.db);
  return (await manager.call('GET', `/staff-tours/${id}/`)).json().tour;
}

/** Returns the id of a new category of articles. */
async function insertCategory(): Promise<string> {
  const id = randomUUID();
  await api.services.db.insert(blogCategories).values({ id, slug: id, name: 'Desert' });
  return id;
}

/** For each operation that changes something: prepares what it changes. */
const changes: Readonly<Record<string, () => Promise<Change>>> = {
  async createActivity() {
    const body = { ...example('createActivity'), slug: randomUUID() };
    return { send: () => manager.call('POST', '/activities/', { body }) };
  },
  async updateActivity() {
    const { id } = await insertActivity(api.services.db, { title: 'Before' });
    const body = { ...example('createActivity'), slug: undefined, title: 'After' };
    return { id, send: () => manager.call('PUT', `/activities/${id}/`, { body }) };
  },
  async createStaffActivity() {
    const body = { ...example('createActivity'), slug: randomUUID() };
    const headers = { 'idempotency-key': randomUUID() };
    const send = () => manager.call('POST', '/staff-activities/', { body, headers });
    return { send };
  },
  async replaceStaffActivity() {
    const { id } = await insertActivity(api.services.db, { title: 'Before' });
    const body = { ...example('createActivity'), slug: undefined, title: 'After' };
    return { id, send: () => changeInVersion(`/staff-activities/${id}/`, '', body) };
  },
  async createStaffPost() {
    const body = { ...example('createStaffPost'), slug: randomUUID(), category: await insertCategory() };
    const headers = { 'idempotency-key': randomUUID() };
    return { send: () => manager.call('POST', '/staff-posts/', { body, headers }) };
  },
  async replaceStaffPost() {
    const { postId: id } = await insertPost(api.services.db, { title: 'Before' });
    const body = { ...example('createStaffPost'), title: 'After', category: await insertCategory() };
    return { id, send: () => changeInVersion(`/staff-posts/${id}/`, '', body) };
  },
  async setPostState() {
    const { postId: id } = await insertPost(api.services.db);
    return { id, send: () => changeInVersion(`/staff-posts/${id}/`, 'state/', { state: 'archived' }) };
  },
  async createStaffTicket() {
    const headers = { 'idempotency-key': randomUUID() };
    const body = { ...example('createStaffTicket'), slug: randomUUID() };
    return { send: () => manager.call('POST', '/staff-tickets/', { body, headers }) };
  },
  async replaceStaffTicket() {
    const { id } = await insertEvent(api.services.db, { dates: [], capacity: 1 }, { title: 'Before' });
    const body = { ...example('createStaffTicket'), slug: undefined, title: 'After' };
    const { etag } = (await manager.call('GET', `/staff-tickets/${id}/`)).headers;
    const headers = { 'if-match': String(etag) };
    return { id, send: () => manager.call('PUT', `/staff-tickets/${id}/`, { body, headers }) };
  },
  async createStaffCruise() {
    const headers = { 'idempotency-key': randomUUID() };
    return { send: () => manager.call('POST', '/staff-cruises/', { body: example('createStaffCruise'), headers }) };
  },
  async replaceStaffCruise() {
    const { id } = await insertCruise(api.services.db, { name: 'Before' });
    const body = { ...example('createStaffCruise'), name: 'After' };
    return { id, send: () => changeInVersion(`/staff-cruises/${id}/`, '', body) };
  },
  async setCruiseState() {
    const { id } = await insertCruise(api.services.db);
    return { id, send: () => changeInVersion(`/staff-cruises/${id}/`, 'state/', { state: 'archived' }) };
  },
  async createStaffDestination() {
    const [body, headers] = [example('createStaffDestination'), { 'idempotency-key': randomUUID() }];
    return { send: () => manager.call('POST', '/staff-destinations/', { body, headers }) };
  },
  async replaceStaffDestination() {
    const { id } = await insertDestination(api.services.db, { name: 'Before' });
    const body = { ...example('createStaffDestination'), shown_on: 'home', name: 'After' };
    return { id, send: () => changeInVersion(`/staff-destinations/${id}/`, '', body) };
  },
  async setDestinationState() {
    const { id } = await insertDestination(api.services.db);
    return { id, send: () => changeInVersion(`/staff-destinations/${id}/`, 'state/', { state: 'archived' }) };
  },
  async replaceCategories() {
    // What articles have stays.
    const { categories } = (await manager.call('GET', '/staff-categories/')).json();
    const others = categories.flatMap(({ id }: { readonly id: string }) =>
      id === 'islands' ? [] : [{ id, name: id }],
    );
    const send = (name: string) =>
      changeInVersion('/staff-categories/', '', { categories: [{ id: 'islands', name }, ...others] });
    await send('Before');
    api.clock.advance(1);
    return { id: 'blog-categories', send: () => send('After') };
  },
  async replaceFaq() {
    const send = (section: string) => {
      const entry = { section, topic: 'booking', question: randomUUID(), answer: 'Yes.', published: true };
      return changeInVersion('/staff-faq/', '', { entries: [entry] });
    };
    await send('Before');
    api.clock.advance(1);
    return { id: 'faq', send: () => send('After') };
  },
  async replaceTourChoices() {
    type Named = readonly { readonly id: string }[];
    // The fixtures have the same names.
    const renamed = (rows: Named) => rows.map((row) => ({ ...row, name: row.id }));
    const send = async (name: string) => {
      const { choices } = (await manager.call('GET', '/staff-tour-choices/')).json();
      const meals = renamed(choices.meals.filter(({ id }: { id: string }) => id !== 'supper'));
      return changeInVersion('/staff-tour-choices/', '', {
        hotels: renamed(choices.hotels),
        vehicles: renamed(choices.vehicles),
        meals: [...meals, { id: 'supper', name, price_per_meal: '1.00' }],
      });
    };
    await send('Before');
    api.clock.advance(1);
    return { id: 'tour-choices', send: () => send('After') };
  },
  async setTicketState() {
    const { id } = await insertEvent(api.services.db);
    return { id, send: () => changeInVersion(`/staff-tickets/${id}/`, 'state/', { state: 'archived' }) };
  },
  async createStaffVehicle() {
    const headers = { 'idempotency-key': randomUUID() };
    return { send: () => manager.call('POST', '/staff-vehicles/', { body: aVehicle, headers }) };
  },
  async replaceStaffVehicle() {
    const id = await insertVehicle(api.services.db, { name: 'Before' });
    return { id, send: () => changeInVersion(`/staff-vehicles/${id}/`, '', { ...aVehicle, name: 'After' }) };
  },
  async setVehicleState() {
    const id = await insertVehicle(api.services.db);
    return { id, send: () => changeInVersion(`/staff-vehicles/${id}/`, 'state/', { state: 'archived' }) };
  },
  async replaceTransferZones() {
    const send = (name: string) => {
      const zones = [{ id: 'airports', name, places: ['Dubai Mall'] }];
      return changeInVersion('/staff-transfer-zones/', '', { zones });
    };
    await send('Before');
    api.clock.advance(1);
    return { id: 'transfer-zones', send: () => send('After') };
  },
  async createStaffTour() {
    const body = { ...(await aTour()), slug: randomUUID() };
    const headers = { 'idempotency-key': randomUUID() };
    return { send: () => manager.call('POST', '/staff-tours/', { body, headers }) };
  },
  async replaceStaffTour() {
    const { id } = await insertTour(api.services.db, { title: 'Before' });
    const body = { ...(await aTour()), slug: undefined, title: 'After' };
    return { id, send: () => changeInVersion(`/staff-tours/${id}/`, '', body) };
  },
  async setTourState() {
    const { id } = await insertTour(api.services.db);
    return { id, send: () => changeInVersion(`/staff-tours/${id}/`, 'state/', { state: 'archived' }) };
  },
  async setActivityState() {
    const { id } = await insertActivity(api.services.db);
    return { id, send: () => changeInVersion(`/staff-activities/${id}/`, 'state/', { state: 'archived' }) };
  },
  async deleteActivity() {
    const { id } = await insertActivity(api.services.db, { title: 'Before' });
    return { id, send: () => manager.call('DELETE', `/activities/${id}/`) };
  },
  async bulkCreateTicketSlots() {
    const { id, typeId, morningId } = await insertEvent(api.services.db);
    const dates = { start_date: '2030-04-01', end_date: '2030-04-02', exclude_dates: [] };
    const slots = { ticket_type_id: typeId, time_slots: [morningId], default_capacity: 7 };
    const body = { ...dates, ...slots, dry_run: false };
    return { id, send: () => manager.call('POST', `/tickets/${id}/bulk_create/`, { body }) };
  },
  async createStockEdit() {
    const { id, send } = await prepareStockEdit();
    return { id, send };
  },
  async createScheduleEdit() {
    const { id } = await insertActivity(api.services.db);
    const path = `/stock-schedules/activity/${id}/`;
    const send = async (name: string) => {
      const headers = { 'if-match': `"${(await manager.call('GET', path)).json().version}"` };
      const blackout = { name, start_date: '2030-04-01', end_date: '2030-04-02' };
      const edit = { rules: [], blackouts: [blackout] };
      const call = (body: object) => manager.call('POST', `${path}edits/`, { body, headers });
      const { version } = (await call({ ...edit, dry_run: true })).json();
      return call({ ...edit, version });
    };
    await send('Before');
    api.clock.advance(1);
    return { id, send: () => send('After') };
  },
  async undoStockEdit() {
    const { id, send } = await prepareStockEdit();
    const { stock_edit_id } = (await send()).json();
    api.clock.advance(1);
    return { id, send: () => manager.call('POST', `/stock-edits/${stock_edit_id}/undo/`) };
  },
  async upsertLibraryActivities() {
    const row = { id: randomUUID(), category: 'Nature', location: 'Dubai', lat: 25, lng: 55 };
    const save = (name: string) => manager.call('POST', '/rest/v1/activities', { body: { ...row, name } });
    await save('Before');
    api.clock.advance(1);
    return { id: row.id, send: () => save('After') };
  },
  async setStaffRole() {
    const { id, email } = await api.signIn({ staffRole: 'gate' });
    return { id, send: () => owner.call('PUT', '/staff-members/role/', { body: { email, role: 'desk' } }) };
  },
  async resendMail() {
    const mail = {
      kind: 'account',
      to: 'layla@example.com',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    } as const;
    const [row] = await api.services.db.insert(outgoingMails).values({ mail, state: 'given-up' }).returning();
    return { id: row!.id, send: () => manager.call('POST', `/mails/${row!.id}/resend/`) };
  },
  async hideComment() {
    const id = await insertComment();
    return { id, send: () => manager.call('PUT', `/comments/${id}/hidden/`, { body: { reason: 'spam' } }) };
  },
  async showComment() {
    const id = await insertComment('spam');
    return { id, send: () => manager.call('DELETE', `/comments/${id}/hidden/`) };
  },
  async moderateReview() {
    const { id, version } = await insertReview();
    const sent = { body: { state: 'published' }, headers: { 'if-match': `"${version}"` } };
    return { id, send: () => manager.call('PUT', `/staff-reviews/${id}/state/`, sent) };
  },
  async answerReview() {
    const { id, version } = await insertReview();
    const sent = { body: { answer: 'Thank you.' }, headers: { 'if-match': `"${version}"` } };
    return { id, send: () => manager.call('PUT', `/staff-reviews/${id}/answer/`, sent) };
  },
  async createPromoCode() {
    return { send: () => manager.call('POST', '/promo-codes/', { body: promoCodeInput() }) };
  },
  async replacePromoCode() {
    const { id, version } = (await manager.call('POST', '/promo-codes/', { body: promoCodeInput() })).json();
    const headers = { 'if-match': `"${version}"` };
    return {
      id,
      send: () => manager.call('PUT', `/promo-codes/${id}/`, { headers, body: promoCodeInput({ is_active: false }) }),
    };
  },
  async createWebhookEndpoint() {
    return { send: () => owner.call('POST', '/webhook-endpoints/', { body: anEndpoint() }) };
  },
  async replaceWebhookEndpoint() {
    const id = await insertEndpoint();
    const endpoints: { id: string; version: string }[] = (await owner.call('GET', '/webhook-endpoints/')).json();
    const headers = { 'if-match': `"${endpoints.find((endpoint) => endpoint.id === id)?.version}"` };
    const body = { ...anEndpoint(), is_active: false };
    return { id, send: () => owner.call('PUT', `/webhook-endpoints/${id}/`, { headers, body }) };
  },
  async deleteWebhookEndpoint() {
    const id = await insertEndpoint();
    return { id, send: () => owner.call('DELETE', `/webhook-endpoints/${id}/`) };
  },
  async sendTestWebhook() {
    const id = await insertEndpoint();
    return { id, send: () => owner.call('POST', `/webhook-endpoints/${id}/tests/`) };
  },
  async resendWebhook() {
    const endpointId = await insertEndpoint();
    const event = { type: 'endpoint.test', timestamp: api.clock.now().toISOString(), data: {} } as const;
    const values = { endpointId, event, state: 'failed', createdAt: api.clock.now() } as const;
    const [row] = await api.services.db.insert(webhookDeliveries).values(values).returning();
    return { id: row!.id, send: () => owner.call('POST', `/webhook-deliveries/${row!.id}/redeliveries/`) };
  },
  async uploadImage() {
    return { send: () => upload() };
  },
  async setImageAlt() {
    const { id } = (await upload()).json();
    api.clock.advance(1);
    return { id, send: () => manager.call('PUT', `/staff-images/${id}/alt/`, { body: { alt: 'After' } }) };
  },
  async deleteImage() {
    const { id } = (await upload()).json();
    api.clock.advance(1);
    return { id, send: () => manager.call('DELETE', `/staff-images/${id}/`) };
  },
  async setCashPayment() {
    return changeBooking('PUT', 'cash-payment', { is_paid: true });
  },
  async setPickupDriver() {
    const layla = await api.signIn();
    const ride = transferOrder(await insertVehicle(api.services.db));
    await layla.call('POST', '/transfers/bookings/', { body: ride });
    const url = `/departures/?date=${ride.journey_date}`;
    const set = async (driver: string) => {
      const [departure] = (await manager.call('GET', url)).json().results;
      const [{ version }] = departure.pickups;
      const body = { date: ride.journey_date, departure_id: departure.id, pickup_area: null, driver };
      const send = () => manager.call('PUT', '/departures/driver/', { body, headers: { 'if-match': `"${version}"` } });
      return { id: departure.id, send };
    };
    await (await set('Before')).send();
    api.clock.advance(1);
    return set('After');
  },
  async cancelStaffBooking() {
    return changeBooking('POST', 'cancellations', {});
  },
  async changeStaffBooking() {
    const layla = await api.signIn();
    const body = ticketOrder(await insertEvent(api.services.db), { adults: 2, price: '200.00' });
    const { booking_number: number } = (await layla.call('POST', '/bookings/', { body })).json();
    return changeBooking('POST', 'changes', { lines: [{ line: '1', adults: 1 }], total_amount: '100.00' }, number);
  },
  async overrideCancellation() {
    const booking = await insertBooking();
    const paid = { paymentStatus: 'paid' } as const;
    await api.services.db.update(bookings).set(paid).where(eq(bookings.number, booking));
    return changeBooking('POST', 'cancellation-overrides', { refund_percent: 100, reason: 'Storm' }, booking);
  },
  async resendConfirmation() {
    return changeBooking('POST', 'confirmations');
  },
  async addBookingNote() {
    return changeBooking('POST', 'notes', { text: 'Calls from the lobby.' });
  },
  async sendBookingMessage() {
    return changeBooking('POST', 'messages', { text: 'The driver waits at the north entrance.' });
  },
  async recordCheckIns() {
    const { number, send } = await prepareScan();
    return { id: number, send };
  },
  async undoCheckIn() {
    const { number, id, send } = await prepareScan();
    await send();
    api.clock.advance(1);
    return { id: number, send: () => manager.call('DELETE', `/check-ins/${id}/`) };
  },
  async resetSecondFactor() {
    const { id, email } = await api.signIn({ staffRole: 'gate' });
    await api.services.db.insert(secondFactors).values({ userId: id, secret: 'secret' });
    return { id, send: () => owner.call('POST', '/staff-members/second-factor-reset/', { body: { email } }) };
  },
};

const anEndpoint = () => ({ url: `https://example.com/${randomUUID()}`, events: ['slot.sold_out'], is_active: true });
async function insertEndpoint(): Promise<string> {
  const { id } = (await owner.call('POST', '/webhook-endpoints/', { body: anEndpoint() })).json();
  api.clock.advance(1);
  return id;
}

/** Uploads a picture of another colour each time. */
async function upload() {
  const background = `#${randomUUID().slice(0, 6)}`;
  const body = await sharp({ create: { width: 640, height: 360, channels: 3, background } })
    .png()
    .toBuffer();
  return manager.call('POST', '/staff-images/?alt=Before', { body, headers: { 'content-type': 'image/png' } });
}

async function prepareStockEdit() {
  const { id } = await insertActivity(api.services.db);
  const dates = { start_date: '2030-04-01', end_date: '2030-04-02' };
  const edit = { product_type: 'activity', product_id: id, action: 'close', ...dates };
  const { version } = (await manager.call('POST', '/stock-edits/', { body: { ...edit, dry_run: true } })).json();
  return { id, send: () => manager.call('POST', '/stock-edits/', { body: { ...edit, version } }) };
}

test('each operation by which staff change something is covered', () => {
  // A quote changes nothing. A bulk action is recorded as the operation for one booking: bulkActions.test.ts.
  const isWriting = ({ id, method }: { id: string; method: string }) =>
    method !== 'get' && !id.startsWith('quote') && id !== 'applyBulkAction';
  const writing = endpoints.filter((endpoint) => endpoint.permission && isWriting(endpoint));
  expect(Object.keys(changes).sort()).toEqual(writing.map(({ id }) => id).sort());
});

test.each(Object.entries(changes))('%s is recorded with who, when, and what', async (operation, prepare) => {
  api.clock.advance(1000);
  const { id, send } = await prepare();
  const { id: before } = (await newest()) ?? { id: null };
  const response = await send();
  const entry = await newest();
  const author = /StaffRole|SecondFactor|Webhook/.test(operation) ? owner : manager;
  expect(entry.id).not.toBe(before);
  expect(entry).toMatchObject({
    at: api.clock.now().toISOString(),
    user_id: author.id,
    user_email: author.email,
    role: author === owner ? 'owner' : 'manager',
    operation,
    object_id: id ?? response.json().id ?? (response.json().activity ?? response.json().post).id,
  });
  const read = (text: string | null) =>
    text &&
    /"(?:title|section|alt|driver|answered|isActive|name|role|second_factor|state|payment_status|booking_status|gate|total_amount)":"?(Before|After|gate|desk|true|false|failed|given-up|queued|pending|paid|confirmed|cancelled|North gate|published|archived|visible|hidden|waiting|[12]00)/.exec(
      text,
    )?.[1];
  const expected: Readonly<Record<string, unknown>> = {
    updateActivity: ['Before', 'After'],
    deleteActivity: ['Before', null],
    replaceStaffActivity: ['Before', 'After'],
    setActivityState: ['published', 'archived'],
    replaceStaffTour: ['Before', 'After'],
    setTourState: ['published', 'archived'],
    replaceStaffPost: ['Before', 'After'],
    setPostState: ['published', 'archived'],
    replaceStaffCruise: ['Before', 'After'],
    setCruiseState: ['published', 'archived'],
    replaceStaffDestination: ['Before', 'After'],
    setDestinationState: ['published', 'archived'],
    replaceStaffTicket: ['Before', 'After'],
    createScheduleEdit: ['Before', 'After'],
    replaceCategories: ['Before', 'After'],
    replaceFaq: ['Before', 'After'],
    replaceTourChoices: ['Before', 'After'],
    setTicketState: ['published', 'archived'],
    replaceStaffVehicle: ['Before', 'After'],
    replaceTransferZones: ['Before', 'After'],
    setVehicleState: ['published', 'archived'],
    replacePromoCode: ['true', 'false'],
    replaceWebhookEndpoint: ['true', 'false'],
    deleteWebhookEndpoint: ['true', null],
    resendWebhook: ['failed', 'queued'],
    setImageAlt: ['Before', 'After'],
    deleteImage: ['Before', null],
    hideComment: ['visible', 'hidden'],
    showComment: ['hidden', 'visible'],
    moderateReview: ['waiting', 'published'],
    answerReview: ['false', 'true'],
    upsertLibraryActivities: ['Before', 'After'],
    setStaffRole: ['gate', 'desk'],
    resetSecondFactor: ['true', 'false'],
    resendMail: ['given-up', 'queued'],
    setCashPayment: ['pending', 'paid'],
    setPickupDriver: ['Before', 'After'],
    cancelStaffBooking: ['confirmed', 'cancelled'],
    changeStaffBooking: ['200', '100'],
    overrideCancellation: ['confirmed', 'cancelled'],
    undoCheckIn: ['North gate', null],
  };
  if (operation in expected) expect([read(entry.before), read(entry.after)]).toEqual(expected[operation]);
  else expect([entry.before, entry.after]).toEqual([null, expect.any(String)]);
});

test('entries are found by address, operation and dates in Dubai, also together', async () => {
  const other = await api.signIn({ staffRole: 'content', email: 'filters.omar@example.com' });
  const entry = (at: string, operation: 'updateActivity' | 'deleteActivity') => ({
    at: new Date(at),
    userId: other.id,
    role: 'content' as const,
    operation,
    objectId: at,
  });
  // The 5th of May begins in Dubai at 20:00 UTC.
  const [late, early] = ['2031-05-04T20:00:00.000Z', '2031-05-04T19:59:59.000Z'];
  await api.services.db.insert(auditEntries).values([entry(late, 'updateActivity'), entry(early, 'deleteActivity')]);
  const found = async (query: string) => {
    const { count, results } = (await owner.call('GET', `/audit-entries/?${query}`)).json();
    expect(count).toBe(results.length);
    return results.map(({ object_id }: { object_id: string }) => object_id);
  };
  expect(await found('search=Filters.OMAR')).toEqual([late, early]);
  expect(await found('search=filters.omar&operation=deleteActivity')).toEqual([early]);
  expect(await found('start=2031-05-05')).toEqual([late]);
  expect(await found('start=2031-05-04&end=2031-05-04')).toEqual([early]);
  expect(await found('search=%25')).toEqual([]);
  expect(await found('start=0001-01-01&end=0001-01-01')).toEqual([]);
  expect(await found('search=filters&start=2031-05-04&end=9999-12-31')).toEqual([late, early]);
  const { status, errors } = (await owner.call('GET', '/audit-entries/?start=2031-05-05&end=2031-05-04')).json();
  expect([status, errors]).toEqual([400, { end: ['must not be before the start'] }]);
  const next = (await owner.call('GET', '/audit-entries/?search=filters&page_size=1')).json();
  expect(next.next).toBe('/api/v1/audit-entries/?search=filters&page_size=1&page=2');
});

test('entries of the same moment are listed in the reverse order of the changes, on all pages', async () => {
  const { email } = await api.signIn({ email: 'same.moment@example.com' });
  const roles = ['gate', 'desk', 'content', 'manager', 'gate', 'content', 'desk'];
  for (const role of roles) await owner.call('PUT', '/staff-members/role/', { body: { email, role } });
  const listed: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const query = `operation=setStaffRole&page_size=2&page=${page}`;
    const { results } = (await owner.call('GET', `/audit-entries/?${query}`)).json();
    for (const { after } of results) listed.push(JSON.parse(after).role);
  }
  expect(listed.slice(0, roles.length)).toEqual(roles.toReversed());
});

test('E12 an entry has the address of a changed account until the account is deleted, then only its id', async () => {
  const { id, email, call } = await api.signIn();
  for (const role of ['gate', null]) await owner.call('PUT', '/staff-members/role/', { body: { email, role } });
  const changed = () => newest('&operation=setStaffRole');
  expect(await changed()).toMatchObject({ object_id: id, object_email: email });
  // Before the code's mail: that about the role is queued.
  await api.outbox.mails();
  api.clock.advance(1000);
  await call('POST', '/users/send_otp/', { body: { email } });
  const body = { code: await api.outbox.newestCode(email) };
  expect((await call('POST', '/users/me/deletion/', { body })).statusCode).toBe(204);
  expect(await changed()).toMatchObject({ object_id: id, object_email: null });
  const { rows } = await api.services.db.execute(sql`select from audit_entries e where e::text like ${`%${email}%`}`);
  expect(rows).toEqual([]);
});

test('a change that fails is not recorded', async () => {
  const { db } = api.services;
  const [one, other] = [await insertActivity(db), await insertActivity(db)];
  const count = await db.$count(auditEntries);
  const body = { ...example('createActivity'), slug: one.slug };
  expect((await manager.call('PUT', `/activities/${other.id}/`, { body })).statusCode).toBe(409);
  expect(await db.$count(auditEntries)).toBe(count);
});

/** Returns everything that staff can change. */
async function readChangeable() {
  const { db } = api.services;
  const tables = [
    activities,
    activityStock,
    ticketStock,
    libraryActivities,
    users,
    secondFactors,
    outgoingMails,
    bookings,
    bookingNotes,
    checkIns,
    pickupDrivers,
    blogCategories,
    blogComments,
    blogPosts,
    promoCodes,
    stockSchedules,
    cruises,
    destinations,
    faqs,
    mealTypes,
    ticketEvents,
    tours,
    transferZones,
    uploadedImages,
    vehicles,
    webhookDeliveries,
    webhookEndpoints,
  ];
  const rows = await Promise.all(tables.map((table) => db.select().from(table)));
  return rows.map((list) => list.map((row) => JSON.stringify(row)).toSorted());
}

test.each(Object.entries(changes))('%s changes nothing when it can’t be recorded', async (_, prepare) => {
  const { db } = api.services;
  const { send } = await prepare();
  const before = await readChangeable();
  await db.execute(sql`alter table audit_entries add constraint full_disk check (false) not valid`);
  const { statusCode } = await send().finally(() =>
    db.execute(sql`alter table audit_entries drop constraint full_disk`),
  );
  expect(statusCode).toBe(500);
  expect(await readChangeable()).toEqual(before);
  expect((await send()).statusCode).toBeLessThan(300);
  expect(await readChangeable()).not.toEqual(before);
});

test.each([
  ['changed', sql`update audit_entries set role = 'gate'`],
  ['deleted', sql`delete from audit_entries`],
  ['emptied', sql`truncate audit_entries`],
])('the log can’t be %s', async (_, statement) => {
  const count = await api.services.db.$count(auditEntries);
  await expect(api.services.db.execute(statement)).rejects.toMatchObject({
    cause: { message: 'audit entries are never changed or deleted' },
  });
  expect(await api.services.db.$count(auditEntries)).toBe(count);
});
