export {
  applyPaymentEvent,
  type PaymentChange,
  type PaymentEffect,
  type PaymentTransition,
} from './applyPaymentEvent.ts';
export { formatDecline } from './formatDecline.ts';
export {
  extendHold,
  getHoldReminderTime,
  type Hold,
  holdMinutes,
  isHoldExpired,
  maxHoldExtensions,
  startHold,
} from './hold.ts';
export {
  type DeclineReason,
  declineReasons,
  getRefunded,
  isReceived,
  type PaymentEnd,
  type PaymentRefund,
  type PaymentState,
  type PaymentStatus,
  paymentEnds,
  paymentStatuses,
  refundStatuses,
  startPayment,
} from './paymentState.ts';
export { type RefundPart, type RefundSource, spreadRefund } from './spreadRefund.ts';
