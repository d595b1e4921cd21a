import type { Schema } from '@aitours/api-client';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { Button, Skeleton, StickyBar } from '@aitours/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useInView } from '../../platform/useInView.ts';
import * as styles from './ActivityBooking.css.ts';
import { FromPrice } from './FromPrice.tsx';
import { messages } from './messages.ts';
import type { SubmitOptions } from './useBookingSubmit.ts';

const load = () => import('./BookingPart.tsx');
const BookingPart = lazy(load);
const fetchAhead = () => void load().catch(() => undefined);

export interface ActivityBookingProps extends SubmitOptions {
  activity: Schema<'Activity'>;
  /** Renders the panel in the page, and the bar that opens it on a phone at the page's end. */
  children: (panel: ReactNode, bar: ReactNode) => ReactNode;
}

/** The part of the booking panel that loads with the page: the container of the panel, and the bar (ACT-12). */
export function ActivityBooking({ children, ...booking }: ActivityBookingProps) {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const waiting = <Skeleton shape="panel" />;
  return children(
    <div ref={ref} className={styles.panel}>
      {wasInView || wasOpened ? (
        <Suspense fallback={waiting}>
          <BookingPart {...booking} isDrawerOpen={isOpen} onDrawerClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>,
    <StickyBar
      label={messages.panel}
      summary={<FromPrice price={formatPrice(parseFils(booking.activity.from_price))} />}
    >
      <Button onClick={open} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {messages.checkAvailability}
      </Button>
    </StickyBar>,
  );
}
