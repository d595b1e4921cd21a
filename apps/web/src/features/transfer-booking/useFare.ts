import type { Fils } from '@aitours/domain/money';
import type { TransferLeg } from '@aitours/domain/transfers';
import { useState } from 'react';
import { type BookingPrice, usePriceCheck } from '../../platform/usePriceCheck.ts';
import { priceRide, type Ride, toQuoteLine } from './createTransfer.ts';
import type { WizardDraft } from './wizardDraft.ts';

/** What the shown price is computed with. */
export interface FareBasis {
  /** Undefined while unknown. */
  readonly route: TransferLeg | undefined;
  /** The discount of a first booking. */
  readonly discountPercent: number;
}

export interface Fare {
  /** Null until vehicle and distance are known. */
  readonly ride: Ride | null;
  readonly shown: BookingPrice | undefined;
  /** The server's price for this ride when it differs from the shown one (GAP-26). */
  readonly newPrice: Fils | undefined;
  readonly setNewPrice: (total: Fils | undefined) => void;
}

/** Returns the shown price of the wizard's ride, and requests the current one on the payment step. */
export function useFare(draft: WizardDraft, { route, discountPercent }: FareBasis): Fare {
  const [newPrice, setNewPrice] = useState<{ readonly of: string; readonly total: Fils | undefined }>();
  const { vehicle, journey } = draft;
  const ride = vehicle && route ? { vehicle, journey, distance: route.distance, zones: route.zones } : null;
  const line = ride && toQuoteLine(ride);
  const priced = JSON.stringify(line);
  const shown = ride ? priceRide(ride, discountPercent) : undefined;
  const change = (total: Fils | undefined) => setNewPrice({ of: priced, total });
  const isPaying = draft.step === 'payment' && !draft.isMinimised;
  usePriceCheck(isPaying ? line : null, shown, ({ total }) => change(total));
  return { ride, shown, newPrice: newPrice?.of === priced ? newPrice.total : undefined, setNewPrice: change };
}
