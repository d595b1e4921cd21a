import {
  type JourneyErrors,
  type JourneyField,
  type TransferPaymentErrors,
  wizardLimits,
} from '@aitours/domain/transfers';
import { messages } from './messages.ts';

type Texts = Record<string, string | undefined>;

const past: Partial<Record<JourneyField, string>> = messages.past;

/** Returns the messages of the journey's errors by field. */
export const journeyErrors = (faults: JourneyErrors): Texts => ({
  date: wrong('date', faults),
  time: wrong('time', faults),
  passengers: faults.passengers && messages.between(wizardLimits.passengers.min, wizardLimits.passengers.max),
  luggage: faults.luggage && messages.between(wizardLimits.luggage.min, wizardLimits.luggage.max),
  returnDate: wrong('returnDate', faults),
  returnTime: wrong('returnTime', faults),
});

const wrong = (field: JourneyField, faults: JourneyErrors): string | undefined =>
  faults[field] && ((faults[field] === 'past' && past[field]) || messages.missing[field]);

/** Returns the messages of the payment step's errors by field. */
export const paymentErrors = (faults: TransferPaymentErrors): Texts => {
  const { missingPayment: missing } = messages;
  return {
    firstName: faults.firstName && missing.firstName,
    lastName: faults.lastName && missing.lastName,
    email: faults.email && (faults.email === 'misshapen' ? messages.emailMisshapen : missing.email),
    phone: faults.phone && missing.phone,
    paymentMethod: faults.paymentMethod && missing.paymentMethod,
  };
};
