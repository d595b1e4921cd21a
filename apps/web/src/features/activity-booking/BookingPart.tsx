import type { Schema } from '@aitours/api-client';
import { Drawer } from '@aitours/ui';
import { memo, useDeferredValue } from 'react';
import { ActivityBookingPanel } from './ActivityBookingPanel.tsx';
import { messages as pageMessages } from './messages.ts';
import { type ActivityBookingOptions, useActivityBooking } from './useActivityBooking.ts';

const PanelOnPage = memo(ActivityBookingPanel);

export interface BookingPartProps extends ActivityBookingOptions {
  activity: Schema<'Activity'>;
  /** Over the whole screen of a phone (ACT-12). */
  isDrawerOpen: boolean;
  onDrawerClose: () => void;
}

/**
 * The booking beside the page and, on a phone, over it: both show the same choice. It brings the calendar, and with it
 * react-aria: a chunk of its own, fetched when it comes into view or is reached for.
 */
export default function BookingPart({ activity, isDrawerOpen, onDrawerClose, ...options }: BookingPartProps) {
  const booking = useActivityBooking(activity, options);
  // Nobody sees the one behind the drawer: a press needn't wait until a second calendar is drawn.
  const later = useDeferredValue(booking);
  return (
    <>
      <PanelOnPage booking={isDrawerOpen ? later : booking} />
      <Drawer title={pageMessages.checkAvailability} open={isDrawerOpen} onClose={onDrawerClose} mobileEdge="full">
        <ActivityBookingPanel booking={booking} isBare />
      </Drawer>
    </>
  );
}
