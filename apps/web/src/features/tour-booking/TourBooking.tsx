import type { Schema } from '@aitours/api-client';
import { findExcludedKinds } from '@aitours/domain/party';
import { Button, StickyBar, Text } from '@aitours/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { type DayPart, messages } from './messages.ts';
import { getCounterId, PricePanel, startDateId } from './PricePanel.tsx';
import type { Visitor } from './useBookingDialog.ts';
import { type TourPlanning, useTourPlan } from './useTourPlan.ts';

const loadBooking = () => import('./BookingDialog.tsx');
const BookingDialog = lazy(loadBooking);
const fetchAhead = () => void loadBooking().catch(() => undefined);
const CustomiseDialog = lazy(() => import('./CustomiseDialog.tsx'));

/** What the page needs to show the customised tour. */
export interface PlannedTour {
  readonly planning: TourPlanning;
  readonly panel: ReactNode;
  /** The phone's bottom bar with price and booking button. */
  readonly bar: ReactNode;
  readonly customise: (day: number, part: DayPart) => void;
}

export interface TourBookingProps {
  tour: Schema<'Tour'>;
  visitor: Visitor;
  /** Shown with the confirmation (TOUR-38). */
  celebration: ReactNode;
  /** Staff look at a draft, which can't be booked. */
  isPreview: boolean;
  /** Renders the parts in the page. */
  children: (planned: PlannedTour) => ReactNode;
}

/** Customising and booking a tour. The dialogs load on first use. */
export function TourBooking({ tour, visitor, celebration, isPreview, children }: TourBookingProps) {
  const [customising, setCustomising] = useState<{ day: number; part: DayPart }>();
  const [isBooking, setBooking] = useState(false);
  const planning = useTourPlan(tour, customising !== undefined, isPreview);
  const day = tour.days.find(({ day_number }) => day_number === customising?.day);
  const book = () => {
    const [excluded] = findExcludedKinds(planning.travellers, tour.facts?.min_age);
    if (planning.start.problem) document.getElementById(startDateId)?.focus();
    else if (excluded) document.getElementById(getCounterId(excluded))?.focus();
    else setBooking(true);
  };
  return (
    <>
      {children({
        planning,
        panel: <PricePanel planning={planning} onBook={book} onReach={fetchAhead} />,
        bar: <PriceBar total={planning.quote.total} onBook={book} />,
        customise: (number, part) => setCustomising({ day: number, part }),
      })}
      {/* After a deployment an old chunk may be missing: reloading loads the current one, and the plan is in the URL. */}
      <ErrorBoundary onFailure={() => location.reload()}>
        <Suspense>
          {day && customising && (
            <CustomiseDialog
              planning={planning}
              day={day}
              part={customising.part}
              onClose={() => setCustomising(undefined)}
            />
          )}
          {/* A click during hydration opens it as soon as the browser has set the default date. */}
          {isBooking && planning.start.today && (
            <BookingDialog
              planning={planning}
              visitor={visitor}
              celebration={celebration}
              onClose={() => setBooking(false)}
            />
          )}
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function PriceBar({ total, onBook }: { total: string; onBook: () => void }) {
  return (
    <StickyBar
      label={messages.bar}
      summary={
        <Text as="span" size="small" tone="soft">
          {messages.total}{' '}
          <Text as="strong" size="lead" figures>
            {total}
          </Text>
        </Text>
      }
    >
      <Button onClick={onBook} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
        {messages.bookNow}
      </Button>
    </StickyBar>
  );
}
