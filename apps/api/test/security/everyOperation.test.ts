import { hasPermission, staffRoles } from '@aitours/domain/staff';
import type { HTTPMethods, InjectOptions } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/document.ts';
import { startTestApi, type TestAccount } from '../../src/testing/index.ts';
import { endpoints, formatPath, getExample } from './operations.ts';

const api = await startTestApi({ environment: { RATE_LIMIT_FACTOR: '10000' } });
const layla = await api.signIn();
afterAll(() => api.close());

const send = (endpoint: Endpoint, rest: InjectOptions = {}, address = formatPath(endpoint)) =>
  api.app.inject({ method: endpoint.method.toUpperCase() as HTTPMethods, url: address, ...rest });
const as = ({ token }: Pick<TestAccount, 'token'>) => ({ authorization: `Bearer ${token}` });

/** Operations for staff only, by the permission that they require. */
const forStaff: Readonly<Record<string, string>> = {
  getUserStats: 'statistics.read',
  createActivity: 'catalogue.write',
  updateActivity: 'catalogue.write',
  deleteActivity: 'catalogue.write',
  listStaffComments: 'comments.moderate',
  hideComment: 'comments.moderate',
  showComment: 'comments.moderate',
  listStaffReviews: 'reviews.moderate',
  listPromoCodes: 'promocodes.manage',
  createPromoCode: 'promocodes.manage',
  replacePromoCode: 'promocodes.manage',
  moderateReview: 'reviews.moderate',
  answerReview: 'reviews.moderate',
  getSalesReport: 'statistics.read',
  exportSales: 'statistics.read',
  listCustomers: 'customers.read',
  listWebhookEndpoints: 'webhooks.manage',
  createWebhookEndpoint: 'webhooks.manage',
  replaceWebhookEndpoint: 'webhooks.manage',
  deleteWebhookEndpoint: 'webhooks.manage',
  sendTestWebhook: 'webhooks.manage',
  listWebhookDeliveries: 'webhooks.manage',
  resendWebhook: 'webhooks.manage',
  uploadImage: 'catalogue.write',
  listStaffImages: 'catalogue.write',
  setImageAlt: 'catalogue.write',
  deleteImage: 'catalogue.write',
  getStaffFaq: 'catalogue.write',
  replaceFaq: 'catalogue.write',
  getFaqVersion: 'catalogue.write',
  getStaffTourChoices: 'catalogue.write',
  getTourPreview: 'catalogue.write',
  replaceTourChoices: 'catalogue.write',
  getTourChoicesVersion: 'catalogue.write',
  listStaffTickets: 'catalogue.write',
  getStaffTicket: 'catalogue.write',
  createStaffTicket: 'catalogue.write',
  replaceStaffTicket: 'catalogue.write',
  setTicketState: 'catalogue.write',
  getTicketVersion: 'catalogue.write',
  exportBookings: 'bookings.export',
  listStaffActivities: 'catalogue.write',
  getStaffActivity: 'catalogue.write',
  createStaffActivity: 'catalogue.write',
  replaceStaffActivity: 'catalogue.write',
  setActivityState: 'catalogue.write',
  getActivityVersion: 'catalogue.write',
  listStaffTours: 'catalogue.write',
  getStaffTour: 'catalogue.write',
  createStaffTour: 'catalogue.write',
  replaceStaffTour: 'catalogue.write',
  setTourState: 'catalogue.write',
  getTourVersion: 'catalogue.write',
  listStaffCruises: 'catalogue.write',
  getStaffCruise: 'catalogue.write',
  createStaffCruise: 'catalogue.write',
  replaceStaffCruise: 'catalogue.write',
  setCruiseState: 'catalogue.write',
  getCruiseVersion: 'catalogue.write',
  getStaffCategories: 'catalogue.write',
  replaceCategories: 'catalogue.write',
  getCategoriesVersion: 'catalogue.write',
  listStaffDestinations: 'catalogue.write',
  getStaffDestination: 'catalogue.write',
  createStaffDestination: 'catalogue.write',
  replaceStaffDestination: 'catalogue.write',
  setDestinationState: 'catalogue.write',
  getDestinationVersion: 'catalogue.write',
  listStaffPosts: 'catalogue.write',
  getStaffPost: 'catalogue.write',
  createStaffPost: 'catalogue.write',
  replaceStaffPost: 'catalogue.write',
  setPostState: 'catalogue.write',
  getPostVersion: 'catalogue.write',
  listStaffVehicles: 'catalogue.write',
  getStaffVehicle: 'catalogue.write',
  createStaffVehicle: 'catalogue.write',
  replaceStaffVehicle: 'catalogue.write',
  setVehicleState: 'catalogue.write',
  getVehicleVersion: 'catalogue.write',
  getStaffTransferZones: 'catalogue.write',
  replaceTransferZones: 'catalogue.write',
  getTransferZonesVersion: 'catalogue.write',
  bulkCreateTicketSlots: 'stock.write',
  getStockCalendar: 'stock.write',
  createStockEdit: 'stock.write',
  undoStockEdit: 'stock.write',
  getStockSchedule: 'stock.write',
  createScheduleEdit: 'stock.write',
  getTicketStats: 'statistics.read',
  listAllTicketTypes: 'catalogue.read',
  getBookingStats: 'statistics.read',
  upsertLibraryActivities: 'catalogue.write',
  listAuditEntries: 'audit.read',
  listDifferences: 'statistics.read',
  getStaffBooking: 'bookings.read',
  listDepartures: 'bookings.read',
  setPickupDriver: 'bookings.write',
  streamDepartureEvents: 'bookings.read',
  setCashPayment: 'bookings.write',
  cancelStaffBooking: 'bookings.write',
  overrideCancellation: 'bookings.override',
  quoteStaffBookingChange: 'bookings.write',
  changeStaffBooking: 'bookings.write',
  resendConfirmation: 'bookings.write',
  addBookingNote: 'bookings.write',
  sendBookingMessage: 'bookings.write',
  quoteBulkAction: 'bookings.write',
  applyBulkAction: 'bookings.write',
  listExpectedBookings: 'checkins.write',
  recordCheckIns: 'checkins.write',
  undoCheckIn: 'checkins.write',
  listMails: 'mails.send',
  resendMail: 'mails.send',
  listStaffMembers: 'staff.manage',
  setStaffRole: 'staff.manage',
  resetSecondFactor: 'staff.manage',
};
/** Operations that are for staff with `scope=all`. */
const forStaffWithAll: Readonly<Record<string, string>> = {
  listBookings: 'bookings.read',
  listTransferBookings: 'bookings.read',
  listCruiseRequests: 'requests.read',
};
/** Operations for any signed-in user, with their own data. */
const forUsers = [
  'getMe',
  'updateMe',
  'changePassword',
  'exportAccount',
  'listDevices',
  'endDevice',
  'endOtherSessions',
  'startSecondFactor',
  'confirmSecondFactor',
  'removeSecondFactor',
  'listPasskeys',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'deleteAccount',
  'endSessions',
  'transferGuestCart',
  'bookTicket',
  'listBookings',
  'createBooking',
  'createOrder',
  'getPayment',
  'extendHold',
  'releasePayment',
  'renewPayment',
  'getBooking',
  'cancelBooking',
  'quoteBookingChange',
  'changeBooking',
  'listPasses',
  'getVoucher',
  'getCalendarFeed',
  'replaceCalendarFeed',
  'removeCalendarFeed',
  'getLatestBooking',
  'listTransferBookings',
  'createTransferBooking',
  'getTransferBooking',
  'createComment',
  'listBookingReviews',
  'saveReview',
  'deleteReview',
  'addReviewPicture',
  'deleteReviewPicture',
  'listCruiseRequests',
  'withdrawCruiseRequest',
];
const signedIn = endpoints.filter(({ caller }) => caller === 'user');
const named = (list: readonly Endpoint[]) => list.map((endpoint) => [endpoint.id, endpoint] as const);

describe('authentication', () => {
  test('QUIRK-02 each operation that requires a token is in one of the two lists', () => {
    expect(signedIn.map(({ id }) => id).sort()).toEqual([...Object.keys(forStaff), ...forUsers].sort());
  });

  test.each(named(signedIn))(
    'BOOK-09 %s is rejected without a valid token, before the request is validated',
    async (_, endpoint) => {
      const tokens = [undefined, 'Bearer nonsense', 'Basic dTpw', `Bearer ${layla.token}x`, 'Bearer null'];
      for (const authorization of tokens) {
        const response = await send(endpoint, { headers: authorization === undefined ? {} : { authorization } });
        expect(response.statusCode).toBe(401);
        expect(response.headers['www-authenticate']).toBe('Bearer');
      }
    },
  );

  test.each(named(endpoints.filter(({ id }) => id in forStaff)))(
    'QUIRK-02 %s is forbidden to customers and to an unverified address of the company',
    async (_, endpoint) => {
      const unverified = await api.signIn({ email: `${endpoint.id}@aitours.com`.toLowerCase(), verified: false });
      const payload = getExample(endpoint);
      for (const person of [layla, unverified]) {
        const response = await send(endpoint, {
          headers: { ...as(person), 'content-type': 'application/json', 'x-is-staff': 'true' },
          ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
        });
        expect([response.statusCode, response.json().type]).toEqual([403, 'forbidden']);
        expect(endpoint.responses.has(403)).toBe(true);
      }
    },
  );

  test('the contract names the permission of each operation for staff', () => {
    const named = (key: 'permission' | 'permissionForAll') =>
      Object.fromEntries(endpoints.flatMap((endpoint) => (endpoint[key] ? [[endpoint.id, endpoint[key]]] : [])));
    expect([named('permission'), named('permissionForAll')]).toEqual([forStaff, forStaffWithAll]);
  });

  test.each(staffRoles)('each operation for staff is open to %s exactly with the permission', async (role) => {
    const member = await api.signIn({ staffRole: role });
    for (const endpoint of endpoints) {
      const permission = endpoint.permission ?? endpoint.permissionForAll;
      if (!permission) continue;
      const address = `${formatPath(endpoint)}${endpoint.permissionForAll ? '?scope=all' : ''}`;
      const { statusCode } = await send(endpoint, { headers: as(member) }, address);
      expect(statusCode === 403, endpoint.id).toBe(!hasPermission(role, permission));
    }
  });

  test('QUIRK-02 a verified address of the company is a manager', async () => {
    const member = await api.signIn({ email: 'someone@aitours.com' });
    expect((await member.call('GET', '/bookings/?scope=all')).statusCode).toBe(200);
  });

  test.each(['/bookings/?scope=all', '/transfers/bookings/?scope=all', '/cruises/requests/?scope=all'])(
    'GAP-58 %s is forbidden to customers',
    async (path) => expect((await layla.call('GET', path)).statusCode).toBe(403),
  );
});

test('none of these requests caused an unexpected error', () => {
  expect(api.logged.filter((line) => line.includes('unexpected error'))).toEqual([]);
});
