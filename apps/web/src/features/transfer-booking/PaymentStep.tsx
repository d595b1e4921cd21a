import { nothingToPay } from '@aitours/domain/booking';
import { formatDate, formatTime } from '@aitours/domain/dates';
import { formatChildSeats, hasAirport, parseFlightNumber, transferPaymentMethods } from '@aitours/domain/transfers';
import { Banner, Button, Form, RadioGroup, Receipt, Stack, StepsHeader, Text } from '@aitours/ui';
import { Banknote, CreditCard, LockKeyhole, Wallet } from 'lucide-react';
import { lazy, type Ref } from 'react';
import { type OnlinePayment, useConfig } from '../../platform/api.tsx';
import { FirstBookingHint } from '../../platform/FirstBookingHint.tsx';
import { LazyPart } from '../../platform/LazyPart.tsx';
import { TravellerFields } from '../../platform/traveller-fields/TravellerFields.tsx';
import type { NewTotal } from '../../platform/usePriceCheck.ts';
import { usePriceFormat } from '../../platform/usePriceFormat.ts';
import { VisitTiming } from '../../platform/visit-timing/VisitTiming.tsx';
import type { TransferFailure } from './createTransfer.ts';
import { FareSummary } from './FareSummary.tsx';
import { messages } from './messages.ts';
import type { SubmitTransfer } from './useSubmitTransfer.ts';
import type { MeasuredRoute } from './useTransferDistance.ts';
import type { Wizard } from './useWizard.ts';
import type { WizardDraft } from './wizardDraft.ts';
import { getPaymentErrors } from './wizardErrors.ts';

export interface PaymentStepProps extends Omit<MeasuredRoute, 'placeProblems'> {
  wizard: Wizard;
  booking: SubmitTransfer;
  /** Of the traveller's first booking; 0: none. */
  discountPercent: number;
  isGuest: boolean;
  titleRef: Ref<HTMLHeadingElement>;
}

const PromoCodeField = lazy(() => import('../../platform/promo-code/PromoCodeField.tsx'));

const icons = { card: CreditCard, cash: Banknote, wallet: Wallet };

/** Returns the payment methods as options (XFER-29); all but cash are paid online, if anything is (CHECKOUT-15). */
const methodsFor = (onlinePayment: OnlinePayment | null) =>
  transferPaymentMethods.map((value) => ({
    value,
    label: messages.methods[value].label,
    description:
      value === 'cash' || !onlinePayment ? messages.methods[value].hint : messages.online(onlinePayment.holdMinutes),
    icon: icons[value],
  }));

/** The wizard's second step: traveller, payment method, price (XFER-28 to XFER-38). */
export function PaymentStep({ wizard, booking, isGuest, titleRef, ...measured }: PaymentStepProps) {
  const { draft, changePayment } = wizard;
  const { paymentMethod } = draft.payment;
  const { onlinePayment } = useConfig();
  const { isFree } = booking;
  const isPaidNext = !isFree && onlinePayment !== null && paymentMethod !== '' && paymentMethod !== 'cash';
  return (
    <Form
      label={messages.form.payment}
      errors={getPaymentErrors(booking.validationErrors)}
      onSubmit={() => booking.submit()}
    >
      <Stack gap="large" as="section">
        <StepsHeader
          title={messages.steps.payment}
          step={2}
          of={2}
          level={3}
          titleRef={titleRef}
          onBack={wizard.back}
        />
        <JourneySummary draft={draft} />
        <TravellerFields values={draft.payment} onChange={changePayment} />
        {isFree ? (
          <Text>{nothingToPay}</Text>
        ) : (
          <RadioGroup
            variant="cards"
            required
            label={messages.method}
            name="paymentMethod"
            options={methodsFor(onlinePayment)}
            {...(paymentMethod !== '' && { value: paymentMethod })}
            onChange={(chosen) => changePayment({ paymentMethod: chosen })}
          />
        )}
        <FareSummary draft={draft} booking={booking} {...measured} />
        <LazyPart shape="line">
          <PromoCodeField promo={booking.promo} />
        </LazyPart>
        {booking.newTotal && <NewPrice booking={booking} change={booking.newTotal} />}
        {booking.failure && <Failure failure={booking.failure} />}
        {isGuest && <GuestHints />}
        <SubmitButton booking={booking} isMeasuring={measured.isMeasuring} isPaidNext={isPaidNext} />
      </Stack>
    </Form>
  );
}

interface SubmitButtonProps {
  booking: Pick<SubmitTransfer, 'isBooking' | 'promo'>;
  isMeasuring: boolean;
  isPaidNext: boolean;
}

const SubmitButton = ({ booking: { isBooking, promo }, isMeasuring, isPaidNext }: SubmitButtonProps) => (
  <Button
    type="submit"
    size="large"
    width="full"
    icon={LockKeyhole}
    busy={isBooking || isMeasuring || promo.isChecking}
    busyLabel={isMeasuring ? messages.measuring : isBooking ? messages.booking : messages.updating}
  >
    {isPaidNext ? messages.goToPayment : messages.book}
  </Button>
);

const GuestHints = () => (
  <>
    <FirstBookingHint />
    <Text size="small" tone="soft">
      {messages.signInHint}
    </Text>
  </>
);

const JourneySummary = ({ draft }: { draft: WizardDraft }) => (
  <>
    {draft.vehicle && <Receipt level={3} sections={[{ title: messages.summary, rows: listJourneyRows(draft) }]} />}
    {draft.journey.date && draft.journey.time && (
      <VisitTiming date={draft.journey.date} time={draft.journey.time} terms={draft.vehicle?.cancellation_terms} />
    )}
  </>
);

/** Returns the summary rows of the journey. */
function listJourneyRows({ journey, extras, vehicle }: WizardDraft) {
  const seats = formatChildSeats(extras.childSeats);
  const moment = (date: string, time: string) => `${formatDate(date)}, ${formatTime(time)}`;
  return [
    { label: messages.vehicle, value: vehicle?.name ?? '' },
    { label: messages.route, value: `${journey.pickupLocation} – ${journey.dropoffLocation}` },
    { label: messages.when, value: moment(journey.date, journey.time) },
    ...(journey.isReturn
      ? [{ label: messages.returnTransfer, value: moment(journey.returnDate, journey.returnTime) }]
      : []),
    ...(hasAirport(journey) && extras.flightNumber.trim()
      ? [{ label: messages.flightShort, value: parseFlightNumber(extras.flightNumber) ?? '' }]
      : []),
    ...(seats ? [{ label: messages.childSeats, value: seats }] : []),
    { label: messages.party, value: `${messages.people(journey.passengers)}, ${messages.pieces(journey.luggage)}` },
  ];
}

/** Old and new price; nothing is booked before the traveller agrees (GAP-26). */
function NewPrice({ booking, change: { before, now } }: Pick<PaymentStepProps, 'booking'> & { change: NewTotal }) {
  const format = usePriceFormat('transfers');
  const price = format(now);
  return (
    <Banner
      tone="pending"
      announce="alert"
      title={messages.priceTitle}
      action={
        <Button size="small" onClick={() => booking.submit(now)}>
          {messages.acceptPrice(price)}
        </Button>
      }
    >
      {messages.priceText(format(before), price)}
    </Banner>
  );
}

/** XFER-38: a red strip. */
function Failure({ failure: { is, text } }: { failure: TransferFailure }) {
  if (is === 'unanswered') {
    return (
      <Banner tone="pending" announce="alert" title={messages.unanswered}>
        {text}. {messages.tryAgain}
      </Banner>
    );
  }
  return (
    <Banner tone="critical" announce="alert" title={messages.failed}>
      {text}
    </Banner>
  );
}
