export {
  type CheckoutStep,
  checkCard,
  checkCheckout,
  checkPersonalInfo,
  type FormError,
  getCheckoutStep,
  isPersonalComplete,
} from './checkCheckout.ts';
export {
  type Buyer,
  type CardInfo,
  type CheckoutField,
  type CheckoutForm,
  maxPersonalInfoLengths,
  type PaymentMethod,
  type PersonalInfo,
  paymentMethods,
} from './form.ts';
export { type ItemCancellation, listCancellations } from './listCancellations.ts';
export { type BookingNumberResult, getFirstBookingNumber, parseBookingNumber } from './parseBookingNumber.ts';
export { type BookingGroup, type DiscountedTotal, splitIntoBookings } from './splitIntoBookings.ts';
export {
  type BookingPayload,
  type BookingPayloadItem,
  toBookingPayload,
} from './toBookingPayload.ts';
export { type Choice, type Customizations, type CustomizedDay, toCustomizations } from './toCustomizations.ts';
