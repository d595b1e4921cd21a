import type { Schema } from '@aitours/api-client';
import type { Buyer } from '@aitours/domain/checkout';
import { type TourBookingStep, type TourStepErrors, toTourCartItem } from '@aitours/domain/tour-booking';
import { useState } from 'react';
import { clearDraft } from './bookingDraft.ts';
import { dialogMessages } from './dialogMessages.ts';
import { type BookingEntries, useBookingEntries } from './useBookingEntries.ts';
import { type BookingOutcome, useBookTour } from './useBookTour.ts';
import { type DateCheck, useDateCheck } from './useDateCheck.ts';
import type { TourPlanning } from './useTourPlan.ts';
import { type TourPrice, useTourPrice } from './useTourPrice.ts';
import { useTourSteps } from './useTourSteps.ts';

/** The visitor's session, provided by the page. */
export interface Visitor {
  readonly isSignedIn: boolean;
  /** Opens the sign-in dialog over the page (TOUR-40). */
  readonly signIn: (onSignedIn: () => void) => void;
  /** Called when the page's tour data is outdated. */
  readonly onStale: () => void;
  /** Opens the page that pays for a booking (CHECKOUT-15). */
  readonly pay: (paymentId: string) => void;
}

/** The message about the last attempt. */
export type BookingNotice =
  | { readonly is: 'failed'; readonly text: string; readonly hint?: string }
  | { readonly is: 'signedOut' | 'signedIn'; readonly text: string }
  | { readonly is: 'priceChanged'; readonly text: string };

export interface BookingDialogState extends TourPrice {
  readonly step: TourBookingStep;
  readonly entries: BookingEntries;
  /** Messages of the step's fields and of the date. */
  readonly errors: TourStepErrors & { readonly date?: string };
  readonly date: DateCheck;
  readonly notice: BookingNotice | undefined;
  readonly isBooking: boolean;
  readonly booking: Schema<'TourBooking'> | undefined;
  readonly goBack: () => void;
  /** Continues to the next step if this one is valid; on the payment step, books (TOUR-29, TOUR-37). */
  readonly submit: () => void;
}

/** Manages booking a tour in four steps (TOUR-27 to TOUR-43). */
export function useBookingDialog(planning: TourPlanning, visitor: Visitor): BookingDialogState {
  const { tour, travellers, start, picks } = planning;
  const [notice, setNotice] = useState<BookingNotice>();
  const [booking, setBooking] = useState<Schema<'TourBooking'>>();
  const entries = useBookingEntries(tour.slug, visitor.isSignedIn);
  const { isBooking, book } = useBookTour();
  const { step, errors, check, goBack, goNext } = useTourSteps(entries.values);
  const date = useDateCheck(planning);
  const { cost, promo, reportChange } = useTourPrice(planning, entries, {
    step,
    onStale: visitor.onStale,
    onChanged: (text) => setNotice({ is: 'priceChanged', text }),
  });

  const complete = async (buyer: Buyer) => {
    if (!picks || cost === undefined || start.date === undefined) return;
    setNotice(undefined);
    date.reset();
    const order = toTourCartItem({ tour, startDate: start.date, travellers, picks, amount: cost.price });
    const outcome = await book(order, buyer, cost.total, promo.priced?.discount.promo_code);
    if (outcome) settle(outcome);
  };

  const settle = (outcome: BookingOutcome) => {
    switch (outcome.is) {
      case 'booked':
        clearDraft(tour.slug);
        if (outcome.booking.payment?.status === 'open') return visitor.pay(outcome.booking.payment.id);
        setBooking(outcome.booking);
        return goNext();
      case 'signedOut':
        setNotice({ is: 'signedOut', text: dialogMessages.signInFirst });
        return visitor.signIn(() => setNotice({ is: 'signedIn', text: dialogMessages.signedIn }));
      case 'priceChanged':
        return reportChange(outcome.change);
      case 'soldOut':
        return date.refuse(outcome.spots);
      case 'codeRefused':
        return promo.refuse(outcome.text);
      case 'failed':
        return setNotice({
          is: 'failed',
          text: outcome.text,
          ...(outcome.isOutcomeUnknown && { hint: dialogMessages.safeToRepeat }),
        });
    }
  };

  return {
    step,
    entries,
    errors: { ...(date.error !== undefined && { date: date.error }), ...errors },
    date,
    notice,
    cost,
    promo,
    isBooking,
    booking,
    goBack,
    submit: () => {
      if (!check() || start.problem) return;
      if (step === 'payment') return void complete(entries.values);
      setNotice(notice?.is === 'priceChanged' ? notice : undefined);
      goNext();
    },
  };
}
