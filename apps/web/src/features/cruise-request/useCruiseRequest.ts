import { type CruiseRequest, checkCruiseRequest } from '@aitours/domain/cruise';
import { toDubaiDate } from '@aitours/domain/dates';
import { cruiseCardPaymentIsIntegrated } from '@aitours/domain/quirks';
import { useState } from 'react';
import { type RequestErrors, requestErrorMessages } from './requestErrorMessages.ts';
import { storeRequest } from './storedRequest.ts';

export type RequestStep = 'details' | 'payment' | 'confirmed';

export interface CruiseRequestState {
  readonly step: RequestStep;
  readonly request: CruiseRequest;
  readonly errors: RequestErrors;
  readonly canPay: boolean;
  readonly change: (part: Partial<CruiseRequest>) => void;
  readonly back: () => void;
  readonly next: () => void;
}

/**
 * Manages the two steps of a request (CRUISE-05) and its confirmation. The draft is stored at each step (CRUISE-11); no
 * request is sent (CRUISE-13).
 */
export function useCruiseRequest(initial: CruiseRequest, capacity: number): CruiseRequestState {
  const [step, setStep] = useState<RequestStep>('details');
  // Merged over the stored request, which is known only after hydration.
  const [changes, setChanges] = useState<Partial<CruiseRequest>>({});
  const request = { ...initial, ...changes };
  const [errors, setErrors] = useState<RequestErrors>({});
  const canPay = request.payment === 'cash' || cruiseCardPaymentIsIntegrated;

  const next = () => {
    // The clock, not `useToday`, which is undefined for a moment in which the form can already be submitted.
    const found = requestErrorMessages(checkCruiseRequest(request, capacity, toDubaiDate(new Date())), capacity);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      setStep('details');
      return;
    }
    storeRequest(request);
    if (step === 'details') setStep('payment');
    else if (canPay) setStep('confirmed');
  };

  return {
    step,
    request,
    errors,
    canPay,
    change: (part) => setChanges((before) => ({ ...before, ...part })),
    back: () => {
      storeRequest(request);
      setStep('details');
    },
    next,
  };
}
