import {
  type CardInfo,
  type CheckoutField,
  type CheckoutForm,
  checkCheckout,
  type FormError,
  isPersonalComplete,
  type PersonalInfo,
} from '@aitours/domain/checkout';
import { useEffect, useState } from 'react';
import { type CheckoutDraft, forgetDraft, keepDraft, keptDraft } from './checkoutDraft.ts';

export interface CheckoutFormState {
  /** Everything but the card. */
  readonly draft: CheckoutDraft;
  /** Lives in this page's memory alone, and goes nowhere (CHECKOUT-15). */
  readonly card: CardInfo;
  readonly isPersonalComplete: boolean;
  /** What the last attempt to book found wrong. */
  readonly refusal: FormError<CheckoutField> | undefined;
  readonly changeDraft: (part: Partial<CheckoutDraft>) => void;
  readonly changeCard: (part: Partial<CardInfo>) => void;
  /** @returns whether it may be sent */
  readonly check: () => boolean;
  /** Everything is booked. */
  readonly forget: () => void;
}

const noCard: CardInfo = { cardNumber: '', expiry: '', cvv: '' };

/**
 * The checkout's form: prefilled from the profile (GAP-80), and kept while the tab is open, except for the card.
 *
 * @param owner the user; another one's draft isn't theirs
 */
export function useCheckoutForm(owner: string, profile: PersonalInfo): CheckoutFormState {
  const [draft, setDraft] = useState<CheckoutDraft>(
    () => keptDraft(owner) ?? { ...profile, paymentMethod: 'card', specialRequests: '' },
  );
  const [card, setCard] = useState(noCard);
  const [refusal, setRefusal] = useState<FormError<CheckoutField>>();
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) keepDraft(owner, draft);
  }, [owner, draft, isDone]);

  return {
    draft,
    card,
    isPersonalComplete: isPersonalComplete(draft),
    refusal,
    changeDraft: (part) => setDraft((now) => ({ ...now, ...part })),
    changeCard: (part) => setCard((now) => ({ ...now, ...part })),
    check: () => {
      const form: CheckoutForm = { ...draft, ...card };
      const found = checkCheckout(form);
      setRefusal(found);
      return found === undefined;
    },
    forget: () => {
      setDone(true);
      forgetDraft();
    },
  };
}
