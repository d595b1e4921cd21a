import { formatPrice } from '@aitours/domain/money';
import { BookingPanel, Button, PriceSummary } from '@aitours/ui';
import { ShoppingBag } from 'lucide-react';
import { DateStep } from './DateStep.tsx';
import { FromPrice } from './FromPrice.tsx';
import { messages as pageMessages } from './messages.ts';
import { OptionsStep } from './OptionsStep.tsx';
import { messages } from './panelMessages.ts';
import type { ActivityBooking } from './useActivityBooking.ts';

export interface ActivityBookingPanelProps {
  booking: ActivityBooking;
  /** Renders without a surface of its own, for use in a drawer. */
  isBare?: boolean;
}

/** Booking an activity in two steps (ACT-08). Both steps show the price and announce its changes (ACT-26). */
export function ActivityBookingPanel({ booking, isBare }: ActivityBookingPanelProps) {
  const { bookable, choice, quote, isAdding, submit, goBack } = booking;
  const isFirst = choice.step === 'date';
  return (
    <BookingPanel
      bare={isBare}
      label={pageMessages.panel}
      price={<FromPrice price={formatPrice(bookable.fares.adult)} label={findLabel(booking)} />}
      step={
        isFirst
          ? { index: 1, of: 2, title: messages.dateStep }
          : { index: 2, of: 2, title: messages.optionsStep, onBack: goBack }
      }
      errors={booking.errors}
      onSubmit={submit}
      footer={
        <>
          <PriceSummary lines={quote.lines} total={quote.total} note={messages.note} />
          {isFirst ? (
            <Button type="submit" size="large" width="full">
              {messages.toOptions}
            </Button>
          ) : (
            <Button
              type="submit"
              size="large"
              width="full"
              icon={ShoppingBag}
              busy={isAdding}
              busyLabel={messages.adding}
            >
              {messages.add}
            </Button>
          )}
        </>
      }
    >
      {isFirst ? <DateStep booking={booking} /> : <OptionsStep booking={booking} />}
    </BookingPanel>
  );
}

/** Returns what kind of price a chosen date has; undefined if all dates have the same, or none is chosen. */
function findLabel({ bookable, choice }: ActivityBooking): string | undefined {
  if (choice.date === null || bookable.seasons.length === 0) return undefined;
  return bookable.fares.season === undefined ? messages.regularPrice : messages.seasonPrice(bookable.fares.season);
}
