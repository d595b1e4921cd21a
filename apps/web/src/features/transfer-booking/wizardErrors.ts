import { dateTooFar } from '@aitours/domain/dates';
import { phoneInvalid } from '@aitours/domain/phone';
import {
  checkJourney,
  checkTransferExtras,
  findEarliestRide,
  formatEarliestRide,
  hasAirport,
  type JourneyErrors,
  type JourneyField,
  type TransferExtrasErrors,
  type TransferPaymentErrors,
  wizardLimits,
} from '@aitours/domain/transfers';
import { placeMessages } from '../../platform/place-field/messages.ts';
import { messages } from './messages.ts';

import type { WizardDraft } from './wizardDraft.ts';

type Messages = Record<string, string | undefined>;

const past: Partial<Record<JourneyField, string>> = messages.past;

/** Returns the errors of the first step, now. */
export const checkWizard = (
  { journey, extras }: WizardDraft,
  noticeHours: number,
  now = new Date(),
): JourneyErrors & TransferExtrasErrors => ({
  ...checkJourney(journey, now, findEarliestRide(now, noticeHours)),
  ...checkTransferExtras(hasAirport(journey) ? extras : { ...extras, flightNumber: '' }, journey),
});

/** Returns the messages of the journey's errors by field. @param noticeHours to name the earliest start */
export const getJourneyErrors = (
  validationErrors: JourneyErrors & TransferExtrasErrors,
  noticeHours: number,
): Messages => ({
  dropoffLocation: validationErrors.dropoffLocation && placeMessages.tooClose,
  date: wrong('date', validationErrors),
  time:
    validationErrors.time === 'tooSoon'
      ? formatEarliestRide(findEarliestRide(new Date(), noticeHours))
      : wrong('time', validationErrors),
  passengers: validationErrors.passengers && messages.between(wizardLimits.passengers.min, wizardLimits.passengers.max),
  luggage: validationErrors.luggage && messages.between(wizardLimits.luggage.min, wizardLimits.luggage.max),
  flightNumber: validationErrors.flightNumber && messages.flightInvalid,
  childSeats: validationErrors.childSeats && messages.tooManySeats,
  returnDate: wrong('returnDate', validationErrors),
  returnTime: wrong('returnTime', validationErrors),
});

function wrong(field: JourneyField, { [field]: error }: JourneyErrors): string | undefined {
  if (error === 'tooFar') return dateTooFar;
  return error && ((error === 'past' && past[field]) || messages.missing[field]);
}

/** Returns the messages of the payment step's errors by field. */
export const getPaymentErrors = (validationErrors: TransferPaymentErrors): Messages => {
  const { missingPayment: missing } = messages;
  return {
    firstName: validationErrors.firstName && missing.firstName,
    lastName: validationErrors.lastName && missing.lastName,
    email: validationErrors.email && (validationErrors.email === 'invalid' ? messages.emailInvalid : missing.email),
    phone: validationErrors.phone && (validationErrors.phone === 'invalid' ? phoneInvalid : missing.phone),
    paymentMethod: validationErrors.paymentMethod && missing.paymentMethod,
  };
};
