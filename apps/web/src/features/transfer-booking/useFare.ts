import { isProblem } from '@aitours/api-client';
import { parseFils } from '@aitours/domain/money';
import type { TransferLeg } from '@aitours/domain/transfers';
import { useState } from 'react';
import { type PromoCodeEntry, readPromoCodeError } from '../../platform/promo-code/usePromoCodeEntry.ts';
import { type PromoPrice, useQuotedPromoCode } from '../../platform/promo-code/useQuotedPromoCode.ts';
import { type BookingPrice, type NewTotal, usePriceCheck } from '../../platform/usePriceCheck.ts';
import { priceRide, type Ride, toQuoteLine } from './createTransfer.ts';
import type { Account } from './useDraftOwner.ts';
import type { Wizard } from './useWizard.ts';
import { isWizardOpen } from './wizardStore.ts';

/** The values from which the shown price is computed. */
export interface FareBasis extends Pick<Account, 'owner' | 'discountPercent'> {
  /** Undefined while unknown. */
  readonly route: TransferLeg | undefined;
}

export interface Fare {
  /** Null until vehicle and distance are known. */
  readonly ride: Ride | null;
  readonly shown: BookingPrice | undefined;
  readonly promo: PromoCodeEntry<PromoPrice>;
  /** The price with the promo code, if it is of the shown fare. */
  readonly promoPrice: PromoPrice | undefined;
  /** The server's price for this ride when it differs from the shown one. */
  readonly newTotal: NewTotal | undefined;
  readonly clearNewTotal: () => void;
  /** Shows why a booking was refused, and returns true, if it is because of its price or promo code. */
  readonly showRefusal: (error: unknown) => boolean;
}

/** Returns the shown price of the wizard's ride, and requests the current one on the payment step. */
export function useFare({ draft, changePayment }: Pick<Wizard, 'draft' | 'changePayment'>, basis: FareBasis): Fare {
  const [changed, setChanged] = useState<NewTotal & { readonly of: string }>();
  const { route, owner, discountPercent } = basis;
  const { vehicle, journey, payment } = draft;
  const ride = vehicle && route ? { vehicle, journey, distance: route.distance, zones: route.zones } : null;
  const line = ride && toQuoteLine(ride);
  const listed = ride ? priceRide(ride, discountPercent) : undefined;
  const paidLine = draft.step === 'payment' && !draft.isMinimised ? line : null;
  const promo = useQuotedPromoCode({
    line: paidLine,
    owner: owner ?? 'guest',
    price: listed?.price,
    code: payment.promoCode ?? null,
    store: (text) => {
      // It may have been closed while the code was checked.
      if (isWizardOpen()) changePayment({ promoCode: text ?? undefined });
    },
  });
  const { priced } = promo;
  const promoPrice = priced?.price === listed?.price ? priced : undefined;
  const shown = promoPrice ?? listed;
  // A code has its own price: what was reported without it isn't the new total with it.
  const createKey = (code = '') => JSON.stringify([line, code]);
  const key = createKey(priced?.discount.promo_code);
  usePriceCheck(paidLine, listed, ({ total }) => {
    if (listed) setChanged({ of: createKey(), before: listed.total, now: total });
  });
  const differing = priced && listed && !promoPrice ? { before: listed.total, now: priced.total } : undefined;
  return {
    ride,
    shown,
    promo,
    promoPrice,
    newTotal: changed?.of === key ? changed : differing,
    clearNewTotal: () => setChanged(undefined),
    showRefusal: (error) => {
      if (shown && isProblem(error, 'price-changed')) {
        setChanged({ of: key, before: shown.total, now: parseFils(error.amount) });
        promo.recheck();
        return true;
      }
      const refusal = readPromoCodeError(error);
      if (refusal !== undefined) promo.refuse(refusal);
      return refusal !== undefined;
    },
  };
}
