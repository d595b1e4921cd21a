import type { Schema } from '@aitours/api-client';
import { formatCount } from '@aitours/domain/counts';
import { formatPrice } from '@aitours/domain/money';
import type { ChangedField } from '@aitours/domain/staff';

/** What an operation of staff has done. */
export const operationTexts: Readonly<Record<Schema<'AuditedOperation'>, string>> = {
  createActivity: 'Activity created',
  createStaffActivity: 'Draft of an activity created',
  createStaffCruise: 'Draft of a cruise created',
  replaceStaffCruise: 'Cruise edited',
  setCruiseState: 'Cruise published or withdrawn',
  createStaffDestination: 'Draft of a destination created',
  replaceStaffDestination: 'Destination edited',
  setDestinationState: 'Destination published or withdrawn',
  createStaffPost: 'Draft of an article created',
  exportBookings: 'Bookings exported',
  createPromoCode: 'Promo code added',
  replacePromoCode: 'Promo code changed',
  createWebhookEndpoint: 'Webhook endpoint added',
  replaceWebhookEndpoint: 'Webhook endpoint changed',
  deleteWebhookEndpoint: 'Webhook endpoint removed',
  sendTestWebhook: 'Test sent to a webhook endpoint',
  resendWebhook: 'Webhook sent again',
  uploadImage: 'Picture uploaded',
  setImageAlt: 'Alternative text of a picture changed',
  deleteImage: 'Picture deleted',
  hideComment: 'Comment hidden',
  moderateReview: 'Review published or rejected',
  answerReview: 'Review answered',
  showComment: 'Comment shown again',
  createStaffTicket: 'Draft of an attraction created',
  replaceStaffTicket: 'Attraction edited',
  replaceCategories: 'Categories of articles edited',
  replaceFaq: 'FAQ edited',
  replaceTourChoices: 'Hotels, meals and vehicles edited',
  setTicketState: 'Attraction published or withdrawn',
  replaceStaffActivity: 'Activity edited',
  replaceStaffPost: 'Article edited',
  setActivityState: 'Activity published or withdrawn',
  createStaffTour: 'Draft of a tour created',
  replaceStaffTour: 'Tour edited',
  setTourState: 'Tour published or withdrawn',
  createStaffVehicle: 'Draft of a vehicle created',
  replaceStaffVehicle: 'Vehicle edited',
  setVehicleState: 'Vehicle published or withdrawn',
  replaceTransferZones: 'Zones of transfers edited',
  setPostState: 'Article published or withdrawn',
  updateActivity: 'Activity changed',
  deleteActivity: 'Activity withdrawn from sale',
  bulkCreateTicketSlots: 'Time slots created',
  createStockEdit: 'Availability changed',
  createScheduleEdit: 'Rules of the availability changed',
  undoStockEdit: 'Change of availability undone',
  upsertLibraryActivities: 'Library activity saved',
  setStaffRole: 'Role changed',
  setPickupDriver: 'Driver changed',
  confirmSecondFactor: 'Authenticator app added',
  removeSecondFactor: 'Authenticator app removed',
  resendMail: 'Mail sent again',
  recordCheckIns: 'Pass checked in',
  undoCheckIn: 'Check-in undone',
  resetSecondFactor: 'Second factor of a colleague removed',
  addBookingNote: 'Note added to a booking',
  sendBookingMessage: 'Message sent to a customer',
  cancelStaffBooking: 'Booking cancelled',
  changeStaffBooking: 'Booking changed',
  overrideCancellation: 'Booking cancelled with another refund',
  resendConfirmation: 'Confirmation sent again',
  setCashPayment: 'Cash payment recorded',
  addPasskey: 'Passkey added',
  removePasskey: 'Passkey removed',
  verifySecondFactor: 'Recovery code used',
};

export const isAuditedOperation = (text: string | undefined): text is Schema<'AuditedOperation'> =>
  text !== undefined && Object.hasOwn(operationTexts, text);

export const messages = {
  fieldsOf: (count: number, kind: 'created' | 'deleted' | 'changed'): string => {
    const fields = formatCount(count, 'field');
    return kind === 'changed' ? `${fields} changed` : `${fields} when ${kind}`;
  },
  unchanged: 'No field has changed.',
  empty: 'empty',
  from: 'From',
  to: 'to',
  deletedAccount: 'Deleted account',
} as const;

/** Formats the path of a field: "Time slots, 2, Capacity". */
export const formatField = (path: ChangedField['path']): string =>
  path.map((name) => (typeof name === 'number' ? String(name) : toWords(name))).join(', ');

/** Formats the value of a field. Amounts are stored in fils. */
export const formatValue = (path: ChangedField['path'], text: string | undefined): string => {
  if (!text) return messages.empty;
  return /price$/i.test(String(path.at(-1))) && /^\d+$/.test(text) ? formatPrice(Number(text)) : text;
};

function toWords(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
