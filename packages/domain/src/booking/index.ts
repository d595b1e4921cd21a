export {
  type BookingKind,
  bookingKinds,
  bookingNumber,
  isTransferReference,
  parseBookingKind,
} from './bookingNumber.ts';
export { type CancelFailure, formatCancelFailure } from './cancelFailure.ts';
export { confirmationTotal } from './confirmationTotal.ts';
export { type BookingLists, type MergedBooking, mergeBookings } from './mergeBookings.ts';
export { type BookingStart, freeCancellation, type Refund, refundFor } from './refund.ts';
export {
  type BadgeColour,
  type BookingStatus,
  bookingStatusColour,
  bookingStatuses,
  hasActions,
  isCancellable,
  paymentStatusColour,
  transferPaymentColour,
} from './statuses.ts';
export { type VoucherDay, voucherItinerary } from './voucherItinerary.ts';
