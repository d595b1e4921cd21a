import type { Schema } from '@aitours/api-client';
import { Drawer, useBackSteps, useMatches } from '@aitours/ui';
import { media } from '@aitours/ui/theme';
import { memo, useDeferredValue } from 'react';
import { ActivityBookingPanel } from './ActivityBookingPanel.tsx';
import { messages as pageMessages } from './messages.ts';
import { useActivityBooking } from './useActivityBooking.ts';
import type { SubmitOptions } from './useBookingSubmit.ts';

const PanelOnPage = memo(ActivityBookingPanel);

export interface BookingPartProps extends SubmitOptions {
  activity: Schema<'Activity'>;
  /** Whether the full-screen panel of a phone is open (ACT-12). */
  isDrawerOpen: boolean;
  onDrawerClose: () => void;
}

/**
 * The booking panel beside the page and, on a phone, over it: both share one state. It contains the calendar and
 * react-aria, so it is a lazy chunk that loads when it comes into view or is opened.
 */
export default function BookingPart({ activity, isDrawerOpen, onDrawerClose, ...options }: BookingPartProps) {
  const booking = useActivityBooking(activity, options);
  // The panel behind the drawer is not visible: rendering its calendar is deferred.
  const later = useDeferredValue(booking);
  const isNarrow = useMatches(media.mobile);
  const isVisible = isDrawerOpen || !isNarrow;
  useBackSteps(isVisible && booking.choice.step === 'options' ? 1 : 0, booking.goBack);
  return (
    <>
      <PanelOnPage booking={isDrawerOpen ? later : booking} />
      <Drawer title={pageMessages.checkAvailability} open={isDrawerOpen} onClose={onDrawerClose} mobileEdge="full">
        <ActivityBookingPanel booking={booking} isBare />
      </Drawer>
    </>
  );
}
