import type { TransferPayment } from '@aitours/domain/transfers';
import { useEffect } from 'react';
import { storeDraft, type WizardDraft, withoutTraveller } from './wizardDraft.ts';

/** The user of the wizard. */
export interface Account {
  /** The user's id; `null` for a guest, undefined while unknown. */
  readonly owner: string | null | undefined;
  /** The discount of the user's first booking; 0: none. */
  readonly discountPercent: number;
  /** Prefilled values (GAP-80), once loaded. */
  readonly profile: Pick<TransferPayment, 'firstName' | 'lastName' | 'email' | 'phone'> | undefined;
}

/** Prefills the profile (GAP-80) and clears the values of another user. */
export function useDraftOwner(draft: WizardDraft, { owner, profile }: Account): void {
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
