import type { Journey, JourneyErrors, TransferExtras, TransferExtrasErrors } from '@aitours/domain/transfers';
import { useMemo, useState } from 'react';
import { useConfig } from '../../platform/api.tsx';
import { useStore } from '../../platform/createStore.ts';
import { type Account, useDraftOwner } from './useDraftOwner.ts';
import type { Vehicle } from './vehicle.ts';
import {
  closeWizard,
  createDraft,
  readDraft,
  storeDraft,
  type WizardDraft,
  type WizardPayment,
} from './wizardDraft.ts';
import { checkWizard } from './wizardErrors.ts';
import { wizardStore } from './wizardStore.ts';

export interface Wizard {
  readonly draft: WizardDraft;
  /** Validation errors of the journey after the last attempt. */
  readonly validationErrors: JourneyErrors & TransferExtrasErrors;
  readonly hasTriedJourney: boolean;
  readonly changeJourney: (part: Partial<Journey>) => void;
  readonly changeExtras: (part: Partial<TransferExtras>) => void;
  readonly changePayment: (part: Partial<WizardPayment>) => void;
  readonly changeVehicle: (vehicle: Vehicle) => void;
  readonly minimise: () => void;
  readonly maximise: () => void;
  readonly close: () => void;
  readonly back: () => void;
  /** Continues to the payment step if the journey is complete (XFER-23). */
  readonly toPayment: (isOtherwiseValid: boolean) => void;
}

/** Manages the wizard's stored draft (XFER-22): each change is stored at once, for reloads and other tabs. */
export function useWizard(account: Account): Wizard {
  const text = useStore(wizardStore, null);
  const draft = useMemo(() => readDraft(text) ?? createDraft(), [text]);
  const { transferNoticeHours: noticeHours } = useConfig();
  const [hasTried, setTried] = useState(false);
  useDraftOwner(draft, account);
  const current = () => readDraft(wizardStore.read()) ?? draft;
  const change = (part: Partial<WizardDraft>) => storeDraft({ ...current(), ...part });

  return {
    draft,
    validationErrors: hasTried ? checkWizard(draft, noticeHours) : {},
    hasTriedJourney: hasTried,
    changeJourney: (part) => change({ journey: { ...draft.journey, ...part } }),
    changeExtras: (part) => change({ extras: { ...draft.extras, ...part } }),
    // A promo code is stored when it has been checked; meanwhile the traveller may have typed.
    changePayment: (part) => change({ payment: { ...current().payment, ...part } }),
    changeVehicle: (vehicle) => change({ vehicle }),
    minimise: () => change({ isMinimised: true }),
    maximise: () => change({ isMinimised: false }),
    close: closeWizard,
    back: () => change({ step: 'details' }),
    toPayment: (isOtherwiseValid) => {
      const isComplete = Object.keys(checkWizard(draft, noticeHours)).length === 0;
      setTried(!isComplete || !isOtherwiseValid);
      if (isComplete && isOtherwiseValid) change({ step: 'payment' });
      else if (draft.step === 'payment') change({ step: 'details' });
    },
  };
}
