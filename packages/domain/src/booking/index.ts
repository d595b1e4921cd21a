export {
  type ChangedLine,
  type ChangePrice,
  type ChangeSettlement,
  findDateChangeEnd,
  getChangeSettlement,
  getRefundPercent,
  type LineDiscount,
  priceChange,
} from './bookingChange.ts';
export {
  type BookingKind,
  bookingKinds,
  formatBookingNumber,
  isTransferReference,
  type NumberedKind,
  parseBookingKind,
} from './bookingNumber.ts';
export { type CancelFailure, formatCancelFailure } from './cancelFailure.ts';
export {
  areOrderedTerms,
  type CancellationTerms,
  type CancellationTier,
  formatCancellationTerms,
} from './cancellationTerms.ts';
export { formatVoucherItinerary, type VoucherDay } from './formatVoucherItinerary.ts';
export { getBookingPath } from './getBookingPath.ts';
export { type DatedProduct, hasFreeCancellation } from './hasFreeCancellation.ts';
export { reduceAmount, spreadDiscount } from './lineAmounts.ts';
export { formatDiscountLabel, type LabelledDiscount, listDiscountRows, type WirePrice } from './listDiscountRows.ts';
export { formatRefundShare, listRefundRows, type RefundRow } from './listRefundRows.ts';
export { type BookingLists, type MergedBooking, mergeBookings } from './mergeBookings.ts';
export {
  type BookingStart,
  type Cancellable,
  findEarliestStart,
  findFreeCancellationEnd,
  getFirstRefundableDate,
  getRefund,
  listRefunds,
  type Refund,
  type RefundStep,
} from './refund.ts';
export { splitBookings } from './splitBookings.ts';
export {
  type BadgeColour,
  getBookingStatusColour,
  getPaymentStatusColour,
  getTransferPaymentColour,
} from './statusColours.ts';
export {
  type BookingStatus,
  bookingStatuses,
  findCancellationObstacle,
  hasActions,
  hasStarted,
  isCancellable,
  isUnfinished,
} from './statuses.ts';
export { sumConfirmation } from './sumConfirmation.ts';
export { isFree, nothingToPay, wasPaid } from './wasPaid.ts';
