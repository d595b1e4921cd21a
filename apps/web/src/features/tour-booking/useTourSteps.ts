import type { Buyer } from '@aitours/domain/checkout';
import {
  checkTourStep,
  getNextStep,
  getPreviousStep,
  type TourBookingStep,
  type TourStepErrors,
} from '@aitours/domain/tour-booking';
import { useState } from 'react';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';

/** The step of the booking dialog, and the errors of its fields. */
export interface TourSteps {
  readonly step: TourBookingStep;
  readonly errors: TourStepErrors;
  /** Whether the step's fields are valid (TOUR-29). */
  readonly check: () => boolean;
  readonly goBack: () => void;
  readonly goNext: () => void;
}

/** Manages the steps of the booking dialog (TOUR-27 to TOUR-36). */
export function useTourSteps(values: Buyer): TourSteps {
  const [step, setStep] = useState<TourBookingStep>('personal-info');
  const [errors, setErrors] = useState<TourStepErrors>({});
  const { isPhone } = usePhoneRules();
  return {
    step,
    errors,
    check: () => {
      const found = checkTourStep(step, values, isPhone);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    goBack: () => {
      setErrors({});
      setStep((now) => getPreviousStep(now) ?? now);
    },
    goNext: () => setStep(getNextStep),
  };
}
