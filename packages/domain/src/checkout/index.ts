export { type BookingPayload, type BookingPayloadItem, type Buyer, bookingPayload } from './bookingPayload.ts';
export { checkCheckout, type FormRefusal, isPersonalComplete } from './checkCheckout.ts';
export { type CheckoutStep, checkoutStep } from './checkoutStep.ts';
export { type Choice, type Customizations, type CustomizedDay, customizations } from './customizations.ts';
export {
  type CardInfo,
  type CheckoutField,
  type CheckoutForm,
  longestPersonal,
  type PaymentMethod,
  type PersonalInfo,
  paymentMethods,
} from './form.ts';
export { type BookingAnswer, firstBookingNumber, readBookingNumber } from './readBookingNumber.ts';
export { type BookingGroup, splitIntoBookings } from './splitIntoBookings.ts';
