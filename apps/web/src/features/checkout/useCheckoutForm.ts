import {
  type CardInfo,
  type CheckoutField,
  type CheckoutForm,
  checkCheckout,
  checkPersonalInfo,
  type FormError,
  isPersonalComplete,
  type PersonalInfo,
} from '@aitours/domain/checkout';
import { toDubaiDate } from '@aitours/domain/dates';
import { useEffect, useState } from 'react';
import { useConfig } from '../../platform/api.tsx';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { type CheckoutDraft, clearDraft, readDraft, storeDraft } from './checkoutDraft.ts';

export interface CheckoutFormState {
  /** All entries except the card. */
  readonly draft: CheckoutDraft;
  /** Held in memory only and never sent (CHECKOUT-15). */
  readonly card: CardInfo;
  readonly isPersonalComplete: boolean;
  /** The errors of the last attempt. */
  readonly formErrors: readonly FormError<CheckoutField>[];
  readonly changeDraft: (part: Partial<CheckoutDraft>) => void;
  readonly changeCard: (part: Partial<CardInfo>) => void;
  /** @returns whether the form is valid; an order that costs nothing needs no card */
  readonly check: (isFree: boolean) => boolean;
  /** Clears the stored entries after booking. */
  readonly forget: () => void;
}

const noCard: CardInfo = { cardNumber: '', expiry: '', cvv: '' };

/**
 * Manages the checkout form: prefilled from the profile (GAP-80) and stored while the tab is open, except for the card.
 *
 * @param owner the user; entries of another user are ignored
 */
export function useCheckoutForm(owner: string, profile: PersonalInfo): CheckoutFormState {
  const [draft, setDraft] = useState<CheckoutDraft>(
    () => readDraft(owner) ?? { ...profile, paymentMethod: 'card', specialRequests: '' },
  );
  const { isPhone } = usePhoneRules();
  const isPaidOnline = useConfig().onlinePayment !== null;
  const [card, setCard] = useState(noCard);
  const [formErrors, setFormErrors] = useState<readonly FormError<CheckoutField>[]>([]);
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) storeDraft(owner, draft);
  }, [owner, draft, isDone]);

  return {
    draft,
    card,
    isPersonalComplete: isPersonalComplete(draft),
    formErrors,
    changeDraft: (part) => setDraft((now) => ({ ...now, ...part })),
    changeCard: (part) => setCard((now) => ({ ...now, ...part })),
    check: (isFree) => {
      const form: CheckoutForm = { ...draft, ...card };
      // A provider checks the card on its own page (CHECKOUT-15).
      const found =
        isPaidOnline || isFree
          ? checkPersonalInfo(form, isPhone)
          : checkCheckout(form, toDubaiDate(new Date()), isPhone);
      setFormErrors(found);
      return found.length === 0;
    },
    forget: () => {
      setDone(true);
      clearDraft();
    },
  };
}
