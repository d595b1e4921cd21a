import { Dialog, useBackSteps } from '@aitours/ui';
import { useEffect, useRef, useState } from 'react';
import { useConfig } from '../../platform/api.tsx';
import type { BookedTransfer } from './createTransfer.ts';
import { JourneyStep } from './JourneyStep.tsx';
import { messages } from './messages.ts';
import { PaymentStep } from './PaymentStep.tsx';
import type { Account } from './useDraftOwner.ts';
import { useSubmitTransfer } from './useSubmitTransfer.ts';
import { useTransferDistance } from './useTransferDistance.ts';
import { useWizard } from './useWizard.ts';
import type { PictureOf } from './vehicle.ts';
import { WizardChip } from './WizardChip.tsx';
import type { WizardDraft } from './wizardDraft.ts';
import { checkWizard } from './wizardErrors.ts';

export interface TransferWizardProps {
  account: Account;
  getPicture: PictureOf;
  onBooked: (booking: BookedTransfer) => void;
  /** Called when the draft requires a signed-in traveller (XFER-33). */
  onSignIn: (draft: WizardDraft) => void;
}

/** The wizard over any page: two steps, or a chip while minimised (XFER-18 to XFER-21). */
export function TransferWizard({ account, getPicture, onBooked, onSignIn }: TransferWizardProps) {
  const wizard = useWizard(account);
  const { draft } = wizard;
  const { placeProblems, ...measured } = useTransferDistance(
    draft.journey.pickupLocation,
    draft.journey.dropoffLocation,
  );
  const { discountPercent } = account;
  const { transferNoticeHours } = useConfig();
  const booking = useSubmitTransfer(
    wizard,
    { route: measured.route, owner: account.owner, discountPercent },
    {
      onBooked,
      onSignIn,
      onJourney: () => {
        const errors = { ...checkWizard(draft, transferNoticeHours), ...placeProblems };
        const isComplete = Object.keys(errors).length === 0;
        if (!isComplete) wizard.toPayment(false);
        return isComplete;
      },
    },
  );
  const [wasMinimised, setMinimised] = useState(false);
  const title = useStepFocus(draft.step);
  useBackSteps(draft.step === 'payment' && !draft.isMinimised ? 1 : 0, wizard.back);

  if (draft.isMinimised) return <WizardChip isNew={wasMinimised} onOpen={wizard.maximise} />;
  const common = { wizard, discountPercent, titleRef: title, ...measured };
  return (
    <Dialog
      open
      title={messages.title}
      onClose={wizard.close}
      onMinimise={() => {
        setMinimised(true);
        wizard.minimise();
      }}
    >
      {draft.step === 'details' ? (
        <JourneyStep {...common} placeProblems={placeProblems} getPicture={getPicture} />
      ) : (
        <PaymentStep {...common} booking={booking} isGuest={account.owner === null} />
      )}
    </Dialog>
  );
}

/** Focuses the new step's title after a step change, but not when the wizard opens. */
function useStepFocus(step: WizardDraft['step']) {
  const title = useRef<HTMLHeadingElement>(null);
  const previous = useRef(step);
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    title.current?.focus({ preventScroll: true });
    // The dialog scrolls as a whole, and its sticky header would cover a title that is just in view.
    title.current?.closest('[role=dialog]')?.scrollTo({ top: 0 });
  }, [step]);
  return title;
}
