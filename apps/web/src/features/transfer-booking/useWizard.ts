import {
  checkJourney,
  checkTransferExtras,
  hasAirport,
  type Journey,
  type JourneyErrors,
  type TransferExtras,
  type TransferExtrasErrors,
  type TransferPayment,
} from '@aitours/domain/transfers';
import { useEffect, useMemo, useState } from 'react';
import { useBrowserStore } from '../../hydration/index.ts';
import type { Vehicle } from './vehicle.ts';
import { closeWizard, newDraft, readDraft, storeDraft, type WizardDraft, withoutTraveller } from './wizardDraft.ts';
import { onWizardChange, wizardText } from './wizardStore.ts';

/** The user of the wizard. */
export interface Account {
  /** The user's id; `null` for a guest, undefined while unknown. */
  readonly owner: string | null | undefined;
  /** The discount of the user's first booking; 0: none. */
  readonly discountPercent: number;
  /** Prefilled values (GAP-80), once loaded. */
  readonly profile: Pick<TransferPayment, 'firstName' | 'lastName' | 'email' | 'phone'> | undefined;
}

export interface Wizard {
  readonly draft: WizardDraft;
  /** Validation errors of the journey after the last attempt. */
  readonly validationErrors: JourneyErrors & TransferExtrasErrors;
  readonly hasTriedJourney: boolean;
  readonly changeJourney: (part: Partial<Journey>) => void;
  readonly changeExtras: (part: Partial<TransferExtras>) => void;
  readonly changePayment: (part: Partial<TransferPayment>) => void;
  readonly changeVehicle: (vehicle: Vehicle) => void;
  readonly minimise: () => void;
  readonly maximise: () => void;
  readonly close: () => void;
  readonly back: () => void;
  /** Continues to the payment step if the journey is complete (XFER-23). */
  readonly toPayment: (isOtherwiseValid: boolean) => void;
}

/** Returns the errors of the first step, now. */
export const checkWizard = ({ journey, extras }: WizardDraft): JourneyErrors & TransferExtrasErrors => ({
  ...checkJourney(journey, new Date()),
  ...checkTransferExtras(hasAirport(journey) ? extras : { ...extras, flightNumber: '' }, journey),
});

/** Manages the wizard's stored draft (XFER-22): each change is stored at once, for reloads and other tabs. */
export function useWizard(account: Account): Wizard {
  const text = useBrowserStore(onWizardChange, wizardText, () => null);
  const draft = useMemo(() => readDraft(text) ?? newDraft(), [text]);
  const [hasTried, setTried] = useState(false);
  useOwner(draft, account);
  const change = (part: Partial<WizardDraft>) => storeDraft({ ...(readDraft(wizardText()) ?? draft), ...part });

  return {
    draft,
    validationErrors: hasTried ? checkWizard(draft) : {},
    hasTriedJourney: hasTried,
    changeJourney: (part) => change({ journey: { ...draft.journey, ...part } }),
    changeExtras: (part) => change({ extras: { ...draft.extras, ...part } }),
    changePayment: (part) => change({ payment: { ...draft.payment, ...part } }),
    changeVehicle: (vehicle) => change({ vehicle }),
    minimise: () => change({ isMinimised: true }),
    maximise: () => change({ isMinimised: false }),
    close: closeWizard,
    back: () => change({ step: 'details' }),
    toPayment: (isOtherwiseValid) => {
      const isComplete = Object.keys(checkWizard(draft)).length === 0;
      setTried(!isComplete || !isOtherwiseValid);
      if (isComplete && isOtherwiseValid) change({ step: 'payment' });
      else if (draft.step === 'payment') change({ step: 'details' });
    },
  };
}

/** Prefills the profile (GAP-80) and clears the values of another user. */
function useOwner(draft: WizardDraft, { owner, profile }: Account): void {
  useEffect(() => {
    if (owner === undefined || owner === draft.owner) return;
    if (owner === null) return storeDraft(withoutTraveller(draft));
    if (!profile) return;
    const before = draft.owner === null ? draft.payment : withoutTraveller(draft).payment;
    const filled = {
      ...before,
      firstName: before.firstName || profile.firstName,
      lastName: before.lastName || profile.lastName,
      email: before.email || profile.email,
      phone: before.phone || profile.phone,
    };
    storeDraft({ ...draft, owner, payment: filled });
  }, [draft, owner, profile]);
}
