import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { expandContract } from './expansion/expandContract.ts';

interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  unevaluatedProperties?: boolean;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  maxLength?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  required?: string[];
}
interface Reference {
  $ref?: string;
}
interface Parameter extends Reference {
  name: string;
  in: string;
  schema: Schema;
}
interface Media {
  schema: Schema;
  examples?: Record<string, Reference & { value?: unknown }>;
}
interface Response extends Reference {
  headers?: Record<string, Reference>;
  content?: Record<string, Media>;
}
interface Operation {
  operationId: string;
  summary: string;
  description: string;
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Response>;
}
type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
interface Contract {
  paths: Record<string, Partial<Record<Method, Operation>> & { servers?: { url: string }[] }>;
  components: { schemas: Record<string, Schema>; [kind: string]: Record<string, unknown> };
}

const contract = bundle();
const operations = Object.entries(contract.paths).flatMap(([address, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item[method];
    return operation
      ? [{ address: (item.servers?.[0]?.url ?? '/api/v1/').replace(/\/$/, '') + address, method, operation }]
      : [];
  }),
);

function bundle(): Contract {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-'));
  const file = path.join(folder, 'openapi.json');
  try {
    const source = path.join(folder, 'source');
    expandContract(source);
    execFileSync('npx', ['redocly', 'bundle', path.join(source, 'openapi.yaml'), '-o', file], {
      cwd: import.meta.dirname,
      stdio: 'pipe',
    });
    return JSON.parse(readFileSync(file, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Replaces a reference by its target. */
function resolve<T extends Reference>(node: T): T {
  if (!node.$ref) return node;
  const [, , kind, name] = node.$ref.split('/') as [string, string, string, string];
  return resolve(contract.components[kind]![name] as T);
}

const findOperation = (operationId: string) =>
  operations.find(({ operation }) => operation.operationId === operationId)!.operation;
const listParameters = (operation: Operation) => (operation.parameters ?? []).map(resolve);
const readExample = <T>(name: string) => (contract.components['examples']![name] as { value: T }).value;
const isSuccess = ([status]: [string, Response]) => status.startsWith('2');

/** Returns the names of a schema's members, including those of its base. */
function listMembers(name: string): string[] {
  const own = (schema: Schema): string[] => [
    ...Object.keys(schema.properties ?? {}),
    ...(schema.allOf ?? []).flatMap((part) => own(resolve(part))),
  ];
  return own(contract.components.schemas[name]!);
}

const expected: [rows: string, operationId: string, method: Method, address: string][] = [
  ['API-03', 'createToken', 'post', '/api/v1/token/'],
  ['API-04', 'refreshToken', 'post', '/api/v1/token/refresh/'],
  ['GAP-06', 'revokeToken', 'post', '/api/v1/token/revoke/'],
  ['API-05', 'registerUser', 'post', '/api/v1/users/'],
  ['API-06', 'sendOtp', 'post', '/api/v1/users/send_otp/'],
  ['API-07', 'verifyOtp', 'post', '/api/v1/users/verify_otp/'],
  ['API-08 API-13', 'socialAuth', 'post', '/api/v1/users/social_auth/'],
  ['API-09', 'googleSignIn', 'post', '/api/v1/auth/social/google/'],
  ['API-10', 'getMe', 'get', '/api/v1/users/me/'],
  ['API-11', 'updateMe', 'put', '/api/v1/users/me/'],
  ['E12', 'listDevices', 'get', '/api/v1/users/me/devices/'],
  ['E12', 'endOtherSessions', 'delete', '/api/v1/users/me/devices/'],
  ['E12', 'endDevice', 'delete', '/api/v1/users/me/devices/{id}/'],
  ['E12', 'exportAccount', 'get', '/api/v1/users/me/export/'],
  ['E12', 'deleteAccount', 'post', '/api/v1/users/me/deletion/'],
  ['E12', 'startSecondFactor', 'post', '/api/v1/users/me/second-factor/'],
  ['E12', 'confirmSecondFactor', 'post', '/api/v1/users/me/second-factor/confirm/'],
  ['E12', 'removeSecondFactor', 'post', '/api/v1/users/me/second-factor/removal/'],
  ['E12', 'listPasskeys', 'get', '/api/v1/users/me/passkeys/'],
  ['E12', 'addPasskey', 'post', '/api/v1/users/me/passkeys/'],
  ['E12', 'startPasskey', 'post', '/api/v1/users/me/passkeys/options/'],
  ['E12', 'removePasskey', 'post', '/api/v1/users/me/passkeys/{id}/removal/'],
  ['E12', 'signInWithPasskey', 'post', '/api/v1/users/passkeys/'],
  ['E12', 'startPasskeySignIn', 'post', '/api/v1/users/passkeys/options/'],
  ['E15', 'listPasses', 'get', '/api/v1/bookings/{ref}/passes/'],
  ['E15', 'getVoucher', 'get', '/api/v1/bookings/{ref}/voucher/'],
  ['E15', 'getCalendarFeed', 'get', '/api/v1/users/me/calendar-feed/'],
  ['E15', 'replaceCalendarFeed', 'put', '/api/v1/users/me/calendar-feed/'],
  ['E15', 'removeCalendarFeed', 'delete', '/api/v1/users/me/calendar-feed/'],
  ['E15', 'getCalendar', 'get', '/api/v1/calendar/{file}/'],
  ['E15', 'requestBookingLookup', 'post', '/api/v1/booking-lookups/'],
  ['E15', 'openBookingLookup', 'post', '/api/v1/booking-lookups/open/'],
  ['E15', 'checkPass', 'post', '/api/v1/passes/checks/'],
  ['E15', 'listVoucherKeys', 'get', '/api/v1/voucher-keys/'],
  ['E12', 'verifySecondFactor', 'post', '/api/v1/users/second-factor/'],
  ['GAP-06', 'changePassword', 'put', '/api/v1/users/me/password/'],
  ['GAP-06', 'endSessions', 'delete', '/api/v1/users/me/sessions/'],
  ['GAP-06', 'requestPasswordReset', 'post', '/api/v1/users/password-resets/'],
  ['GAP-06', 'resetPassword', 'post', '/api/v1/users/password-resets/confirm/'],
  ['E2', 'requestSignInLink', 'post', '/api/v1/users/sign-in-links/'],
  ['E2', 'signInByLink', 'post', '/api/v1/users/sign-in-links/confirm/'],
  ['API-12', 'loginUser', 'post', '/api/v1/users/login/'],
  ['', 'listStaffMembers', 'get', '/api/v1/staff-members/'],
  ['', 'setStaffRole', 'put', '/api/v1/staff-members/role/'],
  ['E12', 'resetSecondFactor', 'post', '/api/v1/staff-members/second-factor-reset/'],
  ['', 'listAuditEntries', 'get', '/api/v1/audit-entries/'],
  ['', 'listDifferences', 'get', '/api/v1/differences/'],
  ['', 'listDepartures', 'get', '/api/v1/departures/'],
  ['', 'setPickupDriver', 'put', '/api/v1/departures/driver/'],
  ['', 'streamDepartureEvents', 'get', '/api/v1/departures/events/'],
  ['', 'getStaffBooking', 'get', '/api/v1/staff-bookings/{ref}/'],
  ['', 'setCashPayment', 'put', '/api/v1/staff-bookings/{ref}/cash-payment/'],
  ['', 'cancelStaffBooking', 'post', '/api/v1/staff-bookings/{ref}/cancellations/'],
  ['', 'overrideCancellation', 'post', '/api/v1/staff-bookings/{ref}/cancellation-overrides/'],
  ['', 'quoteStaffBookingChange', 'post', '/api/v1/staff-bookings/{ref}/change-quotes/'],
  ['', 'changeStaffBooking', 'post', '/api/v1/staff-bookings/{ref}/changes/'],
  ['', 'resendConfirmation', 'post', '/api/v1/staff-bookings/{ref}/confirmations/'],
  ['', 'addBookingNote', 'post', '/api/v1/staff-bookings/{ref}/notes/'],
  ['', 'sendBookingMessage', 'post', '/api/v1/staff-bookings/{ref}/messages/'],
  ['', 'quoteBulkAction', 'post', '/api/v1/bulk-action-quotes/'],
  ['', 'applyBulkAction', 'post', '/api/v1/bulk-actions/'],
  ['', 'getStockCalendar', 'get', '/api/v1/stock-calendars/{product_type}/{product_id}/'],
  ['', 'createStockEdit', 'post', '/api/v1/stock-edits/'],
  ['', 'undoStockEdit', 'post', '/api/v1/stock-edits/{id}/undo/'],
  ['', 'getStockSchedule', 'get', '/api/v1/stock-schedules/{product_type}/{product_id}/'],
  ['', 'createScheduleEdit', 'post', '/api/v1/stock-schedules/{product_type}/{product_id}/edits/'],
  ['', 'listExpectedBookings', 'get', '/api/v1/expected-bookings/'],
  ['', 'recordCheckIns', 'post', '/api/v1/check-ins/'],
  ['', 'undoCheckIn', 'delete', '/api/v1/check-ins/{id}/'],
  ['', 'listMails', 'get', '/api/v1/mails/'],
  ['', 'resendMail', 'post', '/api/v1/mails/{id}/resend/'],
  ['API-14', 'getCart', 'get', '/api/v1/cart/'],
  ['GAP-68', 'addPlanToCart', 'post', '/api/v1/day-planner/plans/{id}/cart-items/'],
  ['GAP-26', 'getCartDiscounts', 'get', '/api/v1/cart/discounts/'],
  ['API-15', 'transferGuestCart', 'post', '/api/v1/cart/transfer_guest_cart/'],
  ['API-16', 'clearCart', 'delete', '/api/v1/cart/clear_cart/'],
  ['API-17', 'addCartItem', 'post', '/api/v1/cart-items/'],
  ['API-18', 'getCartItem', 'get', '/api/v1/cart-items/{id}/'],
  ['API-19', 'updateCartItem', 'patch', '/api/v1/cart-items/{id}/'],
  ['API-20', 'removeCartItem', 'delete', '/api/v1/cart-items/{id}/'],
  ['API-21', 'listTours', 'get', '/api/v1/tours/tours/'],
  ['API-22 API-26', 'getTour', 'get', '/api/v1/tours/tours/{id}/'],
  ['', 'getTourAvailability', 'get', '/api/v1/tours/tours/{id}/availability/'],
  ['API-23', 'listTourDays', 'get', '/api/v1/tours/tours/{id}/days/'],
  ['API-24', 'getTourDay', 'get', '/api/v1/tours/tours/{id}/day/'],
  ['API-25', 'listTourTransfers', 'get', '/api/v1/tours/tours/{id}/transfers/'],
  ['API-27', 'listHotels', 'get', '/api/v1/tours/hotels/'],
  ['API-28', 'listRoomTypes', 'get', '/api/v1/tours/room-types/'],
  ['API-29', 'listTransferTypes', 'get', '/api/v1/tours/transfer-types/'],
  ['API-30', 'listMealTypes', 'get', '/api/v1/tours/meal-types/'],
  ['API-31', 'listActivities', 'get', '/api/v1/activities/'],
  ['API-32 API-33', 'getActivity', 'get', '/api/v1/activities/{id}/'],
  ['GAP-76', 'getActivityAvailability', 'get', '/api/v1/activities/{id}/availability/'],
  ['API-34', 'createActivity', 'post', '/api/v1/activities/'],
  ['API-35', 'updateActivity', 'put', '/api/v1/activities/{id}/'],
  ['API-36', 'deleteActivity', 'delete', '/api/v1/activities/{id}/'],
  ['', 'listStaffComments', 'get', '/api/v1/comments/'],
  ['G9', 'listReviews', 'get', '/api/v1/reviews/'],
  ['G9', 'listBookingReviews', 'get', '/api/v1/bookings/{ref}/reviews/'],
  ['G9', 'saveReview', 'put', '/api/v1/bookings/{ref}/reviews/{product_type}/{product_id}/'],
  ['G9', 'deleteReview', 'delete', '/api/v1/bookings/{ref}/reviews/{product_type}/{product_id}/'],
  ['G9', 'addReviewPicture', 'post', '/api/v1/bookings/{ref}/reviews/{product_type}/{product_id}/pictures/'],
  [
    'G9',
    'deleteReviewPicture',
    'delete',
    '/api/v1/bookings/{ref}/reviews/{product_type}/{product_id}/pictures/{picture_id}/',
  ],
  ['', 'listPromoCodes', 'get', '/api/v1/promo-codes/'],
  ['', 'createPromoCode', 'post', '/api/v1/promo-codes/'],
  ['', 'replacePromoCode', 'put', '/api/v1/promo-codes/{id}/'],
  ['', 'listStaffReviews', 'get', '/api/v1/staff-reviews/'],
  ['', 'moderateReview', 'put', '/api/v1/staff-reviews/{id}/state/'],
  ['', 'answerReview', 'put', '/api/v1/staff-reviews/{id}/answer/'],
  ['', 'getSalesReport', 'get', '/api/v1/sales-report/'],
  ['', 'exportSales', 'get', '/api/v1/sales-exports/{format}/'],
  ['', 'listCustomers', 'get', '/api/v1/customers/'],
  ['', 'listWebhookEndpoints', 'get', '/api/v1/webhook-endpoints/'],
  ['', 'createWebhookEndpoint', 'post', '/api/v1/webhook-endpoints/'],
  ['', 'replaceWebhookEndpoint', 'put', '/api/v1/webhook-endpoints/{id}/'],
  ['', 'deleteWebhookEndpoint', 'delete', '/api/v1/webhook-endpoints/{id}/'],
  ['', 'sendTestWebhook', 'post', '/api/v1/webhook-endpoints/{id}/tests/'],
  ['', 'listWebhookDeliveries', 'get', '/api/v1/webhook-deliveries/'],
  ['', 'resendWebhook', 'post', '/api/v1/webhook-deliveries/{id}/redeliveries/'],
  ['', 'uploadImage', 'post', '/api/v1/staff-images/'],
  ['', 'listStaffImages', 'get', '/api/v1/staff-images/'],
  ['', 'setImageAlt', 'put', '/api/v1/staff-images/{imageId}/alt/'],
  ['', 'deleteImage', 'delete', '/api/v1/staff-images/{imageId}/'],
  ['', 'hideComment', 'put', '/api/v1/comments/{id}/hidden/'],
  ['', 'showComment', 'delete', '/api/v1/comments/{id}/hidden/'],
  ['GAP-44', 'getFaq', 'get', '/api/v1/faq/'],
  ['', 'getStaffFaq', 'get', '/api/v1/staff-faq/'],
  ['', 'replaceFaq', 'put', '/api/v1/staff-faq/'],
  ['', 'getFaqVersion', 'get', '/api/v1/staff-faq/versions/{change_id}/'],
  ['', 'getStaffTourChoices', 'get', '/api/v1/staff-tour-choices/'],
  ['', 'replaceTourChoices', 'put', '/api/v1/staff-tour-choices/'],
  ['', 'getTourChoicesVersion', 'get', '/api/v1/staff-tour-choices/versions/{change_id}/'],
  ['', 'listStaffTickets', 'get', '/api/v1/staff-tickets/'],
  ['', 'getStaffTicket', 'get', '/api/v1/staff-tickets/{id}/'],
  ['', 'createStaffTicket', 'post', '/api/v1/staff-tickets/'],
  ['', 'replaceStaffTicket', 'put', '/api/v1/staff-tickets/{id}/'],
  ['', 'setTicketState', 'put', '/api/v1/staff-tickets/{id}/state/'],
  ['', 'getTicketVersion', 'get', '/api/v1/staff-tickets/{id}/versions/{change_id}/'],
  ['', 'listStaffVehicles', 'get', '/api/v1/staff-vehicles/'],
  ['', 'getStaffVehicle', 'get', '/api/v1/staff-vehicles/{id}/'],
  ['', 'createStaffVehicle', 'post', '/api/v1/staff-vehicles/'],
  ['', 'replaceStaffVehicle', 'put', '/api/v1/staff-vehicles/{id}/'],
  ['', 'setVehicleState', 'put', '/api/v1/staff-vehicles/{id}/state/'],
  ['', 'getVehicleVersion', 'get', '/api/v1/staff-vehicles/{id}/versions/{change_id}/'],
  ['', 'getStaffTransferZones', 'get', '/api/v1/staff-transfer-zones/'],
  ['', 'replaceTransferZones', 'put', '/api/v1/staff-transfer-zones/'],
  ['', 'getTransferZonesVersion', 'get', '/api/v1/staff-transfer-zones/versions/{change_id}/'],
  ['', 'exportBookings', 'get', '/api/v1/booking-exports/{format}/'],
  ['', 'listStaffActivities', 'get', '/api/v1/staff-activities/'],
  ['', 'getStaffActivity', 'get', '/api/v1/staff-activities/{id}/'],
  ['', 'createStaffActivity', 'post', '/api/v1/staff-activities/'],
  ['', 'replaceStaffActivity', 'put', '/api/v1/staff-activities/{id}/'],
  ['', 'setActivityState', 'put', '/api/v1/staff-activities/{id}/state/'],
  ['', 'getActivityVersion', 'get', '/api/v1/staff-activities/{id}/versions/{change_id}/'],
  ['', 'listStaffTours', 'get', '/api/v1/staff-tours/'],
  ['', 'getStaffTour', 'get', '/api/v1/staff-tours/{id}/'],
  ['', 'getTourPreview', 'get', '/api/v1/staff-tours/{id}/preview/'],
  ['', 'createStaffTour', 'post', '/api/v1/staff-tours/'],
  ['', 'replaceStaffTour', 'put', '/api/v1/staff-tours/{id}/'],
  ['', 'setTourState', 'put', '/api/v1/staff-tours/{id}/state/'],
  ['', 'getTourVersion', 'get', '/api/v1/staff-tours/{id}/versions/{change_id}/'],
  ['', 'listStaffPosts', 'get', '/api/v1/staff-posts/'],
  ['', 'getStaffPost', 'get', '/api/v1/staff-posts/{id}/'],
  ['', 'createStaffPost', 'post', '/api/v1/staff-posts/'],
  ['', 'replaceStaffPost', 'put', '/api/v1/staff-posts/{id}/'],
  ['', 'setPostState', 'put', '/api/v1/staff-posts/{id}/state/'],
  ['', 'getPostVersion', 'get', '/api/v1/staff-posts/{id}/versions/{change_id}/'],
  ['API-38', 'getImage', 'get', '/api/optimize-image/{imageId}/{size}/{format}/'],
  ['API-39', 'createBooking', 'post', '/api/v1/bookings/'],
  ['API-40', 'listBookings', 'get', '/api/v1/bookings/'],
  ['API-41', 'getBooking', 'get', '/api/v1/bookings/{ref}/'],
  ['API-42', 'cancelBooking', 'delete', '/api/v1/bookings/{ref}/'],
  ['GAP-30', 'quoteBookingChange', 'post', '/api/v1/bookings/{ref}/change-quotes/'],
  ['GAP-30', 'changeBooking', 'post', '/api/v1/bookings/{ref}/changes/'],
  ['API-43', 'getLatestBooking', 'get', '/api/v1/bookings/latest/'],
  ['CHECKOUT-28', 'createOrder', 'post', '/api/v1/orders/'],
  ['CHECKOUT-15', 'getPayment', 'get', '/api/v1/payments/{payment_id}/'],
  ['CHECKOUT-15', 'extendHold', 'post', '/api/v1/payments/{payment_id}/extend/'],
  ['CHECKOUT-15', 'releasePayment', 'post', '/api/v1/payments/{payment_id}/release/'],
  ['CHECKOUT-15', 'renewPayment', 'post', '/api/v1/payments/{payment_id}/renew/'],
  ['GAP-26', 'createQuote', 'post', '/api/v1/quotes/'],
  ['QUIRK-04', 'sendContactMessage', 'post', '/api/v1/contact/'],
  ['CRUISE-01 CRUISE-02', 'listCruises', 'get', '/api/v1/cruises/'],
  ['CRUISE-03 CRUISE-04', 'getCruise', 'get', '/api/v1/cruises/{id}/'],
  ['', 'listStaffCruises', 'get', '/api/v1/staff-cruises/'],
  ['', 'getStaffCruise', 'get', '/api/v1/staff-cruises/{id}/'],
  ['', 'createStaffCruise', 'post', '/api/v1/staff-cruises/'],
  ['', 'replaceStaffCruise', 'put', '/api/v1/staff-cruises/{id}/'],
  ['', 'setCruiseState', 'put', '/api/v1/staff-cruises/{id}/state/'],
  ['', 'getCruiseVersion', 'get', '/api/v1/staff-cruises/{id}/versions/{change_id}/'],
  ['HOME-16 STATIC-01', 'listDestinations', 'get', '/api/v1/destinations/'],
  ['', 'listStaffDestinations', 'get', '/api/v1/staff-destinations/'],
  ['', 'getStaffDestination', 'get', '/api/v1/staff-destinations/{id}/'],
  ['', 'createStaffDestination', 'post', '/api/v1/staff-destinations/'],
  ['', 'replaceStaffDestination', 'put', '/api/v1/staff-destinations/{id}/'],
  ['', 'setDestinationState', 'put', '/api/v1/staff-destinations/{id}/state/'],
  ['', 'getDestinationVersion', 'get', '/api/v1/staff-destinations/{id}/versions/{change_id}/'],
  ['CRUISE-10 GAP-58', 'listCruiseRequests', 'get', '/api/v1/cruises/requests/'],
  ['CRUISE-07 CRUISE-08', 'createCruiseRequest', 'post', '/api/v1/cruises/requests/'],
  ['CRUISE-10', 'withdrawCruiseRequest', 'delete', '/api/v1/cruises/requests/{ref}/'],
  ['QUIRK-03', 'subscribeToNewsletter', 'post', '/api/v1/newsletter/'],
  ['QUIRK-03', 'confirmNewsletter', 'post', '/api/v1/newsletter/confirm/'],
  ['QUIRK-03', 'unsubscribeFromNewsletter', 'post', '/api/v1/newsletter/unsubscribe/'],
  ['API-44', 'listTransferVehicles', 'get', '/api/v1/transfers/vehicles/'],
  ['API-45', 'listTransferBookings', 'get', '/api/v1/transfers/bookings/'],
  ['API-46', 'createTransferBooking', 'post', '/api/v1/transfers/bookings/'],
  ['API-47 API-48', 'getTransferBooking', 'get', '/api/v1/transfers/bookings/{ref}/'],
  ['GAP-37', 'getTransferDistance', 'get', '/api/v1/transfers/distance/'],
  ['API-49', 'listTickets', 'get', '/api/v1/tickets/'],
  ['API-50 API-75', 'getTicket', 'get', '/api/v1/tickets/{id}/'],
  ['API-51 API-76', 'listTicketTimeSlots', 'get', '/api/v1/tickets/{id}/time_slots/'],
  ['API-52', 'listTicketTypes', 'get', '/api/v1/tickets/{id}/ticket_types/'],
  ['API-53', 'getTicketAvailability', 'get', '/api/v1/tickets/{id}/availability/'],
  ['API-54', 'bulkCreateTicketSlots', 'post', '/api/v1/tickets/{id}/bulk_create/'],
  ['API-55', 'getTicketStats', 'get', '/api/v1/tickets/stats/'],
  ['API-56', 'listAllTicketTypes', 'get', '/api/v1/types/'],
  ['API-57', 'bookTicket', 'post', '/api/v1/tickets/{id}/book/'],
  ['API-58', 'getBookingStats', 'get', '/api/v1/bookings/stats/'],
  ['API-59', 'getUserStats', 'get', '/api/v1/users/stats/'],
  ['API-60', 'listPosts', 'get', '/api/v1/blog/posts/'],
  ['API-61', 'getPost', 'get', '/api/v1/blog/posts/{id}/'],
  ['API-62', 'listCategories', 'get', '/api/v1/blog/categories/'],
  ['', 'getStaffCategories', 'get', '/api/v1/staff-categories/'],
  ['', 'replaceCategories', 'put', '/api/v1/staff-categories/'],
  ['', 'getCategoriesVersion', 'get', '/api/v1/staff-categories/versions/{change_id}/'],
  ['API-63', 'listFeaturedPosts', 'get', '/api/v1/blog/featured/'],
  ['API-64', 'listRelatedPosts', 'get', '/api/v1/blog/posts/{id}/related/'],
  ['API-65', 'listComments', 'get', '/api/v1/blog/posts/{id}/comments/'],
  ['API-66', 'createComment', 'post', '/api/v1/blog/posts/{id}/comments/'],
  ['API-67', 'recordPostView', 'post', '/api/v1/blog/posts/{id}/view/'],
  ['API-68', 'searchPosts', 'get', '/api/v1/blog/search/'],
  ['API-70', 'getHealth', 'get', '/health'],
  ['API-70', 'getHealthV1', 'get', '/api/v1/health/'],
  ['API-71', 'sendPlannerMessage', 'post', '/api/v1/day-planner/chat/'],
  ['API-72', 'generateItinerary', 'post', '/api/v1/day-planner/generate-itinerary/'],
  ['API-73', 'savePlannerPreferences', 'post', '/api/v1/day-planner/save-preferences/'],
  ['API-74', 'getPlannerPreferences', 'get', '/api/v1/day-planner/preferences/'],
  ['ENTITY-44', 'getPlannerPlan', 'get', '/api/v1/day-planner/plans/{id}/'],
  ['', 'getPrayerTimes', 'get', '/api/v1/day-planner/prayer-times/'],
  ['', 'searchCatalogue', 'get', '/api/v1/search/'],
  ['', 'listSearchSuggestions', 'get', '/api/v1/search/suggestions/'],
  ['', 'searchFaq', 'get', '/api/v1/search/faq/'],
  ['', 'countResults', 'get', '/api/v1/search/counts/'],
  ['API-77', 'listLibraryActivities', 'get', '/rest/v1/activities'],
  ['API-77', 'upsertLibraryActivities', 'post', '/rest/v1/activities'],
];

describe('operations', () => {
  it.each(expected)('%s is %s, %s %s', (rows, operationId, method, address) => {
    const call = operations.find(({ operation }) => operation.operationId === operationId);
    expect(call).toMatchObject({ method, address });
    for (const row of rows.split(' ').filter(Boolean)) expect(call?.operation.description).toContain(row);
  });

  it('API-01 there are no other operations, and all paths but those outside /api/v1 end with a slash', () => {
    expect(operations.map(({ operation }) => operation.operationId).sort()).toEqual(
      expected.map(([, id]) => id).sort(),
    );
    const outside = ['/health', '/rest/v1/activities'];
    for (const { address } of operations) expect(address.endsWith('/') || outside.includes(address)).toBe(true);
  });

  it('API-37 the three catalogue lists take all six filters', () => {
    for (const id of ['listTours', 'listActivities', 'listTickets']) {
      expect(listParameters(findOperation(id)).map(({ name }) => name)).toEqual(
        expect.arrayContaining([
          'base_price_lte',
          'base_price_gte',
          'price_lte',
          'price_gte',
          'duration_lte',
          'duration_gte',
        ]),
      );
    }
  });

  it('API-31 activities can be sorted by descending price', () => {
    expect(
      listParameters(findOperation('listActivities')).find(({ name }) => name === 'ordering')?.schema.enum,
    ).toContain('-base_price');
  });

  it('API-60 paginated lists take page and page_size and return count, next, previous, results', () => {
    const paged = operations.filter(({ operation }) =>
      listParameters(operation).some(({ name }) => name === 'page_size'),
    );
    expect(paged).toHaveLength(32);
    for (const { operation } of paged.filter(({ operation: { operationId } }) => operationId !== 'listBookings')) {
      const schema = operation.responses['200']!.content!['application/json']!.schema;
      for (const alternative of schema.oneOf ?? [schema])
        expect(
          resolve(alternative).required?.filter((name) => !['view', 'rating', 'stars_counts'].includes(name)),
        ).toEqual(['count', 'next', 'previous', 'results']);
    }
  });

  it('each has a summary, and an example of each JSON success', () => {
    for (const { operation } of operations) {
      expect(operation.summary).not.toBe('');
      for (const [, response] of Object.entries(operation.responses).filter(isSuccess)) {
        const json = response.content?.['application/json'];
        if (json) expect(Object.keys(json.examples ?? {}), operation.operationId).not.toHaveLength(0);
      }
    }
  });

  it('operations that create or cancel take an idempotency key', () => {
    const takesKey = operations.filter(({ operation }) =>
      listParameters(operation).some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(takesKey.map(({ operation }) => operation.operationId).sort()).toEqual([
      'addBookingNote',
      'addCartItem',
      'addPlanToCart',
      'bookTicket',
      'bulkCreateTicketSlots',
      'cancelBooking',
      'cancelStaffBooking',
      'changeBooking',
      'changeStaffBooking',
      'createActivity',
      'createBooking',
      'createComment',
      'createCruiseRequest',
      'createOrder',
      'createScheduleEdit',
      'createStaffActivity',
      'createStaffCruise',
      'createStaffDestination',
      'createStaffPost',
      'createStaffTicket',
      'createStaffTour',
      'createStaffVehicle',
      'createStockEdit',
      'createTransferBooking',
      'extendHold',
      'generateItinerary',
      'overrideCancellation',
      'registerUser',
      'renewPayment',
      'resendConfirmation',
      'sendBookingMessage',
    ]);
    for (const { operation } of takesKey) expect(operation.responses).toHaveProperty('422');
  });

  it('public reads can return 304', () => {
    const catalogue = operations.filter(
      ({ method, operation }) =>
        method === 'get' && operation.security.length === 0 && !/Health|Planner/.test(operation.operationId),
    );
    expect(catalogue.length).toBeGreaterThan(20);
    for (const { operation } of catalogue) {
      expect(operation.responses, operation.operationId).toHaveProperty('304');
      expect(operation.responses['200']!.headers).toHaveProperty('ETag');
    }
  });

  it('API-14 GAP-16 every operation of a cart takes X-Session-Key and is open to guests', () => {
    for (const id of [
      ...['getCart', 'clearCart', 'addCartItem', 'addPlanToCart', 'getCartItem', 'updateCartItem', 'removeCartItem'],
    ]) {
      expect(listParameters(findOperation(id)).map(({ name }) => name)).toContain('X-Session-Key');
      expect(findOperation(id).security).toContainEqual({});
    }
  });
});

const entities: Readonly<Record<string, string>> = {
  'ENTITY-01 User':
    'email first_name last_name phone avatar bio address email_notifications newsletter_subscription full_name is_staff',
  'ENTITY-02 TokenPair': 'access refresh',
  'ENTITY-03 Tour':
    'id slug title name description location destination featured_image images base_price duration duration_days duration_nights duration_unit tour_type min_group_size max_group_size avg_rating review_count featured days',
  'ENTITY-04 TourSummary':
    'id slug title description price base_price rating reviews_count images duration_days category_name meeting_point',
  'ENTITY-05 TourDay': 'day_number title description hotel_details room_type_details transfers meals activities',
  'ENTITY-05 DayHotel': 'name image star_rating_display address city',
  'ENTITY-05 DayActivity': 'id name price description',
  'ENTITY-06 TourTransfer':
    'id transfer_type_display from_location to_location duration_minutes is_included price distance_km transfer_vehicle_details',
  'ENTITY-07 Meal': 'id name',
  'ENTITY-08 Hotel': 'id name star_rating_display',
  'ENTITY-09 RoomType': 'id name price_per_night base_price',
  'ENTITY-10 TransferType': 'id name price_per_km base_price',
  'ENTITY-11 MealType': 'id name price_per_meal base_price',
  'ENTITY-12 TourCustomizations': 'hotels transfers meals activities',
  'ENTITY-13 BookingDetails': 'adults children512 children25 infants',
  'ENTITY-14 Activity':
    'id slug title location location_name base_price child_price private_available private_price duration duration_unit activity_type images image average_rating reviews_count time_slots languages max_participants description itinerary highlights included not_included latitude longitude addons',
  'ENTITY-14 ActivityTimeSlot': 'id start_date end_date available_days start_time',
  'ENTITY-14 ActivityAddon': 'title icon short_detail price',
  'ENTITY-15 Activity': 'activity_type duration_minutes location_name base_price',
  'ENTITY-17 Cart': 'user session_key items',
  'ENTITY-18 ActivityCartItem':
    'id item_type type title image price unit_price quantity service_date date time duration_minutes details activity event tour',
  'ENTITY-19 ActivityCartDetails': 'adults children infants pickup pickup_address isPrivate addons',
  'ENTITY-20 TicketCartDetails':
    'ticketName adultQty adultPrice childQty childPrice features ticketType duration inclusions ticket_type_id date_time_slot_id',
  'ENTITY-21 NewCartItem':
    'quantity details session_key activity_id activity_date activity_time_slot_id event_id ticket_type_id event_date date_time_slot_id adults children',
  'ENTITY-22 Event':
    'id slug title description image images venue location event_type created_at start_date end_date available_tickets available_dates ticket_types',
  'ENTITY-23 TicketType':
    'id name description adult_price child_price adult_min_age child_min_age child_max_age child_requires_adult includes_fast_track includes_transfer includes_meal',
  'ENTITY-24 TicketTimeSlot': 'id name time price_adjustment final_price',
  'ENTITY-25 TicketStats': 'active_slots total_capacity upcoming_slots',
  'ENTITY-26 ActivityBooking':
    'booking_number booking_date total_amount payment_method payment_status booking_status first_name last_name email phone_number special_requests cart_items',
  'ENTITY-27 ActivityBooking': 'activity adults children infants pickup_location',
  'ENTITY-28 TicketBooking': 'ticket ticket_type quantity',
  'ENTITY-29 TourBooking': 'tour adults children infants addons',
  'ENTITY-30 TransferBooking':
    'booking_number pickup_location dropoff_location booking_date booking_time passengers luggage vehicle vehicle_name total_amount payment_status',
  'ENTITY-31 NewTransferBooking':
    'pickup_location dropoff_location journey_date journey_time passengers luggage return_journey return_date return_time first_name last_name email phone_number payment_method total_amount distance vehicle_id price',
  'ENTITY-32 TransferVehicle':
    'id name category description image price price_per_km maxPassengers maxLuggage features',
  'ENTITY-34 StaffBooking': 'booking_number user type total_amount payment_status booking_status',
  'ENTITY-35 Cruise': 'id name image description amenities price duration location capacity',
  'ENTITY-37 BlogPost':
    'id slug title excerpt content featured_image featured_image_alt published_at created_at author author_name comment_count read_time category meta_title meta_description meta_keywords',
  'ENTITY-38 BlogCategory': 'id name slug post_count',
  'ENTITY-39 BlogComment': 'content parent',
  'ENTITY-40 BlogPostPage': 'count next previous results',
  'ENTITY-42 Destination': 'id name city description image rating duration price',
  'ENTITY-43 PlannerPreferences': 'destination start_date end_date interests budget_range group_size',
  'ENTITY-44 Itinerary': 'itinerary day_plan_id session_id',
  'ENTITY-44 PlannedActivity': 'time name description location duration cost activity_id',
  'ENTITY-46 LibraryActivity':
    'id name description category location lat lng duration price_range rating opening_hours tags image_url created_at updated_at',
  'ENTITY-47 Health': 'status',
};

describe('entities', () => {
  it.each(Object.entries(entities))('%s has its fields', (entity, fields) => {
    const [, name = ''] = entity.split(' ');
    expect(listMembers(name)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  it.each([
    ['ENTITY-31', 'PaymentMethod', 'card cash wallet'],
    ['ENTITY-34', 'BookingStatus', 'confirmed pending cancelled completed refunded'],
  ])('%s %s has its values', (_, name, values) =>
    expect(contract.components.schemas[name]!.enum).toEqual(values.split(' ')),
  );

  it('ENTITY-16 an activity has one of nine types', () => {
    expect(contract.components.schemas['ActivityType']!.enum).toEqual(
      'tour adventure attraction workshop experience water cultural food desert'.split(' '),
    );
  });
});

describe('schemas', () => {
  const schemas = Object.entries(contract.components.schemas);
  const parts = (schema: Schema): Schema[] => [
    schema,
    ...[
      ...Object.values(schema.properties ?? {}),
      ...(schema.allOf ?? []),
      ...(schema.oneOf ?? []),
      ...(schema.items ? [schema.items] : []),
      ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
    ].flatMap(parts),
  ];
  const has = (schema: Schema, type: string) => [schema.type].flat().includes(type);

  it('no two share a name', () => {
    for (const [name] of schemas) expect(name).toMatch(/^[A-Z][A-Za-z0-9]*$/);
  });

  it('everything is bounded', () => {
    for (const [name, schema] of schemas) {
      for (const part of parts(schema)) {
        const isEnumerated = part.enum !== undefined || part.const !== undefined;
        if (has(part, 'string') && !isEnumerated) expect(part.maxLength, name).toBeGreaterThan(0);
        if (has(part, 'array')) expect(part.maxItems, name).toBeGreaterThan(0);
        if ((has(part, 'integer') || has(part, 'number')) && !isEnumerated) {
          expect(typeof part.minimum, name).toBe('number');
          expect(typeof part.maximum, name).toBe('number');
        }
      }
    }
  });

  it('responses are closed, so that no field leaks', () => {
    const seen = new Set<Schema>();
    const open: string[] = [];
    const visit = (schema: Schema, name: string, isBase = false): void => {
      const named = schema.$ref?.split('/').at(-1) ?? name;
      const target = resolve(schema);
      if (!isBase && seen.has(target)) return;
      if (!isBase) seen.add(target);
      const isClosed = target.additionalProperties !== undefined || target.unevaluatedProperties === false;
      if (has(target, 'object') && !isBase && !isClosed) open.push(named);
      for (const base of target.allOf ?? []) visit(base, named, true);
      for (const part of [
        ...Object.values(target.properties ?? {}),
        ...(target.oneOf ?? []),
        ...(target.items ? [target.items] : []),
      ])
        visit(part, named);
    };
    for (const { operation } of operations) {
      for (const response of Object.values(operation.responses).map(resolve)) {
        for (const { schema } of Object.values(response.content ?? {})) visit(schema, operation.operationId);
      }
    }
    expect(seen.size).toBeGreaterThan(100);
    expect(open).toEqual([]);
  });
});

interface Listed {
  results: { id: string; ticket_types?: unknown[]; base_price?: string; price?: string }[];
}
interface BookingExample {
  total_amount: string;
  cart_items: { price: string }[];
}

describe('examples', () => {
  it('a resource is the same in its list and in its detail', () => {
    const pairs = [
      ['activities', 'activity'],
      ['tours', 'tour'],
      ['events', 'event'],
      ['events', 'eventSoldOut'],
      ['posts', 'post'],
    ] as const;
    for (const [list, single] of pairs) {
      const alone = readExample<{ id: string }>(single);
      const listed = readExample<Listed>(list).results.find(({ id }) => id === alone.id);
      expect(alone).toMatchObject(listed!);
    }
  });

  it('there are six activities, three tours and four events', () => {
    expect(['activities', 'tours', 'events'].map((name) => readExample<Listed>(name).results.length)).toEqual([
      6, 3, 4,
    ]);
  });

  it('prices are the same in cart, request and booking', () => {
    const [activity, ticket] = readExample<{ items: { price: string }[] }>('cart').items;
    const sent = (name: string) => readExample<{ cart_items: { price: string }[] }>(name).cart_items[0]!.price;
    const booked = (name: string) => readExample<BookingExample>(name);
    expect([sent('newActivityBooking'), booked('activityBooking').total_amount]).toEqual([
      activity!.price,
      activity!.price,
    ]);
    expect([sent('newTicketBooking'), booked('ticketBooking').total_amount]).toEqual([ticket!.price, ticket!.price]);
    expect(booked('tourBooking').total_amount).toBe(sent('newTourBooking'));
    for (const name of ['activityBooking', 'ticketBooking', 'tourBooking']) {
      expect(booked(name).cart_items.map(({ price }) => price)).toEqual([booked(name).total_amount]);
    }
  });
});
