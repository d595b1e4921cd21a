export {
  type CheckoutStep,
  checkCheckout,
  checkoutStep,
  type FormError,
  isPersonalComplete,
} from './checkCheckout.ts';
export { type Choice, type Customizations, type CustomizedDay, customizations } from './customizations.ts';
export {
  type CardInfo,
  type CheckoutField,
  type CheckoutForm,
  maxPersonalInfoLengths,
  type PaymentMethod,
  type PersonalInfo,
  paymentMethods,
} from './form.ts';
export { type BookingNumberResult, firstBookingNumber, parseBookingNumber } from './parseBookingNumber.ts';
export { type BookingGroup, splitIntoBookings } from './splitIntoBookings.ts';
export { type BookingPayload, type BookingPayloadItem, type Buyer, toBookingPayload } from './toBookingPayload.ts';
