import { isPendingBookingFresh, storageKeys } from '@aitours/domain/session';
import {
  type Journey,
  noExtras,
  type TransferExtras,
  type TransferPayment,
  toJourney,
  transferPaymentMethods,
} from '@aitours/domain/transfers';
import { boolean, enums, is, nullable, number, optional, string, type, unknown } from 'superstruct';
import { parseJson, takeStorage, writeStorageJson } from '../../platform/storage.ts';
import { type Choice, searchShape } from './storedChoice.ts';
import { isVehicle, type Vehicle } from './vehicle.ts';
import { wizardStore } from './wizardStore.ts';

/** What is entered on the payment step. */
export interface WizardPayment extends TransferPayment {
  /** The code that was applied. */
  readonly promoCode?: string | undefined;
}

/** The state of the wizard (XFER-22). */
export interface WizardDraft {
  readonly isMinimised: boolean;
  readonly step: 'details' | 'payment';
  readonly journey: Journey;
  readonly extras: TransferExtras;
  readonly vehicle: Vehicle | null;
  readonly payment: WizardPayment;
  /** The user who entered the traveller's details; another user doesn't see them. */
  readonly owner: string | null;
}

const noPayment: WizardPayment = { firstName: '', lastName: '', email: '', phone: '', paymentMethod: '' };

const Shape = type({
  isMinimised: boolean(),
  step: enums(['details', 'payment']),
  journey: type({
    ...searchShape,
    isReturn: boolean(),
    returnDate: string(),
    returnTime: string(),
  }),
  /** Absent in drafts from before there were extras. */
  extras: optional(
    type({ flightNumber: string(), childSeats: type({ infant: number(), child: number(), booster: number() }) }),
  ),
  vehicle: unknown(),
  payment: type({
    firstName: string(),
    lastName: string(),
    email: string(),
    phone: string(),
    paymentMethod: enums(['', ...transferPaymentMethods]),
    promoCode: optional(string()),
  }),
  owner: nullable(string()),
});

/** Returns the initial draft (XFER-27). */
export const createDraft = (choice?: Choice): WizardDraft => ({
  isMinimised: false,
  step: 'details',
  journey: toJourney(choice?.search ?? {}),
  extras: noExtras,
  vehicle: choice?.vehicle ?? null,
  payment: noPayment,
  owner: null,
});

/** Reads a stored draft; `undefined` if it is invalid. */
export function readDraft(text: string | null): WizardDraft | undefined {
  const storedValue = parseJson(text);
  if (!is(storedValue, Shape) || !(storedValue.vehicle === null || isVehicle(storedValue.vehicle))) return undefined;
  const { isMinimised, step, journey, extras = noExtras, vehicle, payment, owner } = storedValue;
  return { isMinimised, step, journey, extras, vehicle, payment, owner };
}

export const storeDraft = (draft: WizardDraft): void => wizardStore.write(JSON.stringify(draft));

/** Closes the wizard and deletes its data (XFER-20). */
export const closeWizard = (): void => wizardStore.write(null);

/** Returns the draft without the traveller's details. */
export const withoutTraveller = (draft: WizardDraft): WizardDraft => ({ ...draft, payment: noPayment, owner: null });

/** Opens the wizard, with a choice if there is one (XFER-17). Existing traveller details stay. */
export function openWizard(choice?: Choice): void {
  const before = readDraft(wizardStore.read());
  if (!choice) {
    storeDraft({ ...(before ?? createDraft()), isMinimised: false });
    return;
  }
  const fresh = createDraft(choice);
  storeDraft(before ? { ...fresh, payment: before.payment, owner: before.owner } : fresh);
}

/** Stores the draft while its traveller signs in (XFER-33). Without storage it stays in memory. */
export function storePending(draft: WizardDraft, now: Date): void {
  if (writeStorageJson(storageKeys.pendingBooking, { ...draft, timestamp: now.getTime() }, 'local')) closeWizard();
}

const Timed = type({ timestamp: number() });

/**
 * Restores the draft after sign-in: on the payment step if a vehicle is chosen (XFER-34), unless it waited for 30
 * minutes or more (XFER-35).
 *
 * @returns whether there was one
 */
export function restorePending(now: Date): boolean {
  const storedValue = takeStorage(storageKeys.pendingBooking, 'local');
  const draft = readDraft(storedValue);
  if (storedValue === null || !draft || !isFresh(storedValue, now)) return false;
  storeDraft({ ...draft, isMinimised: false, step: draft.vehicle ? 'payment' : 'details' });
  return true;
}

function isFresh(storedValue: string, now: Date): boolean {
  const pending = parseJson(storedValue);
  return is(pending, Timed) && isPendingBookingFresh(new Date(pending.timestamp), now);
}
