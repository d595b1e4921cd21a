import type { Schema } from '@aitours/api-client';
import { type CruiseRequest, type CruiseRequestErrors, checkCruiseRequest } from '@aitours/domain/cruise';
import { dateTooFar, toDubaiDate } from '@aitours/domain/dates';
import { phoneInvalid } from '@aitours/domain/phone';
import { useState } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { messages } from './messages.ts';
import { storeRequest } from './storedRequest.ts';
import { type SendRequest, useSendRequest } from './useSendRequest.ts';

/** Messages by field. */
export type RequestErrors = Readonly<Partial<Record<keyof CruiseRequestErrors, string>>>;

export type RequestStep = 'details' | 'payment';

export interface CruiseRequestState extends Omit<SendRequest, 'send' | 'clearFailure'> {
  readonly step: RequestStep;
  readonly request: CruiseRequest;
  readonly errors: RequestErrors;
  readonly canPay: boolean;
  readonly change: (part: Partial<CruiseRequest>) => void;
  readonly back: () => void;
  readonly next: () => void;
}

/**
 * Manages the two steps of a request (CRUISE-05), which is then sent to the server (CRUISE-13). The draft is stored at
 * each step (CRUISE-11).
 */
export function useCruiseRequest(initial: CruiseRequest, cruise: Schema<'Cruise'>): CruiseRequestState {
  const { capacity } = cruise;
  const { isPhone } = usePhoneRules();
  const [step, setStep] = useState<RequestStep>('details');
  // Merged over the stored request, which is known only after hydration.
  const [changes, setChanges] = useState<Partial<CruiseRequest>>({});
  const { offersCard } = useQuirks().cruises;
  const stored = { ...initial, ...changes };
  const request: CruiseRequest = offersCard ? stored : { ...stored, payment: 'cash' };
  const [errors, setErrors] = useState<RequestErrors>({});
  const canPay = request.payment === 'cash';
  const { send, clearFailure, ...sending } = useSendRequest(cruise);

  const next = () => {
    // The clock, not `useToday`, which is undefined for a moment in which the form can already be submitted.
    const today = toDubaiDate(new Date());
    const found = requestErrorMessages(checkCruiseRequest(request, capacity, today, isPhone), capacity);
    setErrors(found);
    if (Object.keys(found).length > 0) return setStep('details');
    storeRequest(request);
    if (step === 'details') setStep('payment');
    else if (canPay) send(request);
  };

  return {
    step,
    request,
    errors,
    canPay,
    ...sending,
    change: (part) => setChanges((before) => ({ ...before, ...part })),
    back: () => {
      storeRequest(request);
      clearFailure();
      setStep('details');
    },
    next,
  };
}

const dateMessages = { missing: messages.missing.date, past: messages.datePassed, tooFar: dateTooFar };

/** Returns the messages of a request's validation errors (CRUISE-07, CRUISE-08). */
export const requestErrorMessages = (
  { name, mobile, email, guests, date }: CruiseRequestErrors,
  capacity: number,
): RequestErrors => ({
  ...(name && { name: messages.missing.name }),
  ...(mobile && { mobile: mobile === 'missing' ? messages.missing.mobile : phoneInvalid }),
  ...(email && { email: email === 'missing' ? messages.missing.email : messages.emailInvalid }),
  ...(guests && { guests: messages.guestsOutOfRange(capacity) }),
  ...(date && { date: dateMessages[date] }),
});
