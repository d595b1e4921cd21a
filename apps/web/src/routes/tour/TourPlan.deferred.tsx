import { Container, Grid, Section, Stack, Tabs, Text } from '@aitours/ui';
import { lazy, type ReactNode } from 'react';
import ReviewSection from '../../features/reviews/ReviewSection.deferred.tsx';
import { type PlannedTour, TourBooking, type TourBookingProps } from '../../features/tour-booking/TourBooking.tsx';
import type { TourPlanning } from '../../features/tour-booking/useTourPlan.ts';
import { LazyPart } from '../../platform/LazyPart.tsx';
import GoodToKnow from '../shared/GoodToKnow.deferred.tsx';
import { DayByDay } from './DayByDay.tsx';
import { messages } from './planMessages.ts';
import { TourOverview } from './TourOverview.tsx';
import * as styles from './TourPlan.css.ts';

/** The content of the other tabs loads when they are opened. */
const TourItinerary = lazy(() => import('./TourItinerary.tsx'));
const TourSummary = lazy(() => import('./TourSummary.tsx'));

export interface TourPlanProps extends Omit<TourBookingProps, 'children' | 'isPreview'> {
  /** Shown instead of price, booking and reviews, for staff who look at a draft. */
  preview?: ReactNode;
}

/** The tour's facts, its days in three views, and its price (TOUR-02 to TOUR-24). */
export default function TourPlan({ preview, ...props }: TourPlanProps) {
  return (
    <TourBooking {...props} isPreview={preview !== undefined}>
      {({ planning, panel, bar, customise }) => (
        <>
          <Container>
            <div className={styles.plan}>
              <Grid columns="panel" gap="xxlarge">
                <Stack gap="section">
                  <Section title={messages.overview}>
                    <TourOverview tour={props.tour} />
                  </Section>
                  <Days planning={planning} onCustomise={customise} />
                  <GoodToKnow facts={props.tour.facts} languages={props.tour.languages} />
                  {!preview && <ReviewSection productType="tour" slug={props.tour.slug} />}
                </Stack>
                {preview ?? panel}
              </Grid>
            </div>
          </Container>
          {!preview && bar}
        </>
      )}
    </TourBooking>
  );
}

/** The customised days in three views (TOUR-05). */
function Days({ planning, onCustomise }: { planning: TourPlanning; onCustomise: PlannedTour['customise'] }) {
  const { days } = planning;
  if (days.length === 0) return <Text tone="soft">{messages.noDays}</Text>;
  return (
    <Tabs
      label={messages.tabs}
      items={[
        { id: 'days', label: messages.dayByDay, content: <DayByDay planning={planning} onCustomise={onCustomise} /> },
        {
          id: 'itinerary',
          label: messages.itinerary,
          content: (
            <LazyPart>
              <TourItinerary days={days} />
            </LazyPart>
          ),
        },
        {
          id: 'summary',
          label: messages.summary,
          content: (
            <LazyPart>
              <TourSummary days={days} />
            </LazyPart>
          ),
        },
      ]}
    />
  );
}
