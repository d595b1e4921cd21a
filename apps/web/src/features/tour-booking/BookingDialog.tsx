import { formatDiscountLabel } from '@aitours/domain/booking';
import { checkoutMessages } from '@aitours/domain/messages';
import { formatPrice } from '@aitours/domain/money';
import { tourBookingSteps } from '@aitours/domain/tour-booking';
import { Banner, Button, Dialog, Form, Inline, ProgressSteps, Stack, Text, useBackSteps } from '@aitours/ui';
import type { ReactNode } from 'react';
import { useConfig } from '../../platform/api.tsx';
import { FirstBookingHint } from '../../platform/FirstBookingHint.tsx';
import PromoCodeField from '../../platform/promo-code/PromoCodeField.tsx';
import { StepTitle } from '../../platform/StepTitle.tsx';
import { Booked } from './Booked.tsx';
import { dialogMessages } from './dialogMessages.ts';
import { EntryFields } from './EntryFields.tsx';
import { formatPeople, formatTravelDates } from './formatTourQuote.ts';
import { messages } from './messages.ts';
import { StartDateField } from './StartDateField.tsx';
import { type BookingDialogState, useBookingDialog, type Visitor } from './useBookingDialog.ts';
import type { TourPlanning } from './useTourPlan.ts';

export interface BookingDialogProps {
  planning: TourPlanning;
  visitor: Visitor;
  /** Confetti, shown with the confirmation (TOUR-38). */
  celebration: ReactNode;
  onClose: () => void;
}

/** Booking a tour in four steps (TOUR-27). A step change focuses its title. */
export default function BookingDialog({ planning, visitor, celebration, onClose }: BookingDialogProps) {
  const state = useBookingDialog(planning, visitor);
  const { step, booking, isBooking } = state;
  const index = tourBookingSteps.indexOf(step);
  useBackSteps(booking || isBooking ? 0 : index, state.goBack);
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isBooking}
      title={booking ? dialogMessages.bookedTitle : dialogMessages.bookTitle}
    >
      <Stack gap="large">
        <ProgressSteps
          label={dialogMessages.progress}
          steps={tourBookingSteps.map((name) => dialogMessages.steps[name])}
          current={booking ? tourBookingSteps.length : index}
        />
        <StepTitle step={step} title={dialogMessages.steps[step]} />
        {booking ? (
          <>
            {celebration}
            <Booked booking={booking} onClose={onClose} />
          </>
        ) : (
          <Steps state={state} planning={planning} isGuest={!visitor.isSignedIn} />
        )}
      </Stack>
    </Dialog>
  );
}

interface StepsProps {
  state: BookingDialogState;
  planning: TourPlanning;
  isGuest: boolean;
}

function Steps({ state, planning, isGuest }: StepsProps) {
  const { step, errors, isBooking, notice } = state;
  const isFree = state.cost?.total === 0;
  const { onlinePayment } = useConfig();
  const isPaidNext = !isFree && onlinePayment !== null && state.entries.values.paymentMethod === 'card';
  return (
    <Form key={step} label={dialogMessages.bookTitle} errors={errors} onSubmit={state.submit}>
      {state.date.isShown && <StartDateField planning={planning} name="date" />}
      <EntryFields step={step} entries={state.entries} isFree={isFree} />
      {step === 'payment' && <Order planning={planning} state={state} />}
      {step === 'payment' && <PromoCodeField promo={state.promo} />}
      {step === 'payment' && isGuest && <FirstBookingHint />}
      {notice && <Notice notice={notice} />}
      <Inline justify="between" gap="small">
        {step === 'personal-info' ? (
          <span />
        ) : (
          <Button tone="secondary" onClick={state.goBack} disabled={isBooking}>
            {dialogMessages.back}
          </Button>
        )}
        {step === 'payment' ? (
          <Button
            type="submit"
            busy={isBooking}
            busyLabel={checkoutMessages.processing}
            disabled={state.cost === undefined}
          >
            {isPaidNext ? dialogMessages.goToPayment : dialogMessages.complete}
          </Button>
        ) : (
          <Button type="submit">{dialogMessages.goNext}</Button>
        )}
      </Inline>
    </Form>
  );
}

function Notice({ notice }: { notice: NonNullable<BookingDialogState['notice']> }) {
  const tones = { failed: 'critical', signedOut: 'pending', signedIn: 'positive', priceChanged: 'pending' } as const;
  return (
    <Banner
      tone={tones[notice.is]}
      announce="alert"
      {...(notice.is === 'priceChanged' && { title: dialogMessages.priceChanged })}
    >
      {notice.text}
      {notice.is === 'failed' && notice.hint && ` ${notice.hint}`}
    </Banner>
  );
}

/** The order summary before booking. */
function Order({ planning, state: { cost, promo, entries } }: Omit<StepsProps, 'isGuest'>) {
  const { tour, start, travellers } = planning;
  return (
    <Inline justify="between" align="start">
      <Stack gap="xxsmall">
        <Text strong>{tour.title}</Text>
        <Text size="small">{start.date && formatTravelDates(tour, start.date)}</Text>
        <Text size="small">{formatPeople(travellers)}</Text>
        {cost && cost.total < cost.price && (
          <Text size="small">
            {formatPrice(cost.price)} ·{' '}
            {formatDiscountLabel(promo.priced?.discount ?? { percent: entries.discountPercent })}{' '}
            {formatPrice(cost.total - cost.price)}
          </Text>
        )}
      </Stack>
      <Text strong size="lead" figures>
        {cost === undefined ? messages.pending : formatPrice(cost.total)}
      </Text>
    </Inline>
  );
}
