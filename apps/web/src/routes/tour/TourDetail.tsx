import { Container, Grid, Hero, Inline, Section, Skeleton, Stack, Tabs, Text, TextLink } from '@aitours/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../../app/paths.ts';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { type PlannedTour, TourBooking, type TourBookingProps } from '../../features/tour-booking/TourBooking.tsx';
import type { TourPlanning } from '../../features/tour-booking/useTourPlan.ts';
import { WishlistButton } from '../../features/wishlist/WishlistButton.tsx';
import { DayByDay } from './DayByDay.tsx';
import { messages } from './messages.ts';
import { TourOverview } from './TourOverview.tsx';

/** What stands behind the other tabs comes when they are opened. */
const TourItinerary = lazy(() => import('./TourItinerary.tsx'));
const TourSummary = lazy(() => import('./TourSummary.tsx'));

const later = (content: ReactNode) => <Suspense fallback={<Skeleton shape="panel" />}>{content}</Suspense>;

export type TourDetailProps = Omit<TourBookingProps, 'children'>;

/** A tour: its picture, what it is, its days in three ways, and what it costs (TOUR-01 to TOUR-24). */
export function TourDetail(props: TourDetailProps) {
  const { slug, title, name, duration_days, duration_nights, featured_image, images } = props.tour;
  const picture = featured_image ?? (images.find((each) => each.is_primary) ?? images[0])?.image;
  return (
    <TourBooking {...props}>
      {({ planning, panel, bar, customise }) => (
        <>
          <Container>
            <Stack gap="xlarge">
              <Inline justify="between">
                <TextLink href={paths.thingsToDo('tours')}>{messages.tours}</TextLink>
                <WishlistButton item={{ kind: 'tour', slug, title }} />
              </Inline>
              <Hero
                height="low"
                title={title || name}
                text={messages.daysAndNights(duration_days, duration_nights)}
                picture={pictureOf(picture)}
              />
              <Grid columns="panel" gap="xxlarge">
                <Stack gap="section">
                  <Section title={messages.overview}>
                    <TourOverview tour={props.tour} />
                  </Section>
                  <Days planning={planning} onCustomise={customise} />
                </Stack>
                {panel}
              </Grid>
            </Stack>
          </Container>
          {bar}
        </>
      )}
    </TourBooking>
  );
}

/** The days as they will be, in three ways (TOUR-05). */
function Days({ planning, onCustomise }: { planning: TourPlanning; onCustomise: PlannedTour['customise'] }) {
  const { days } = planning;
  if (days.length === 0) return <Text tone="soft">{messages.noDays}</Text>;
  return (
    <Tabs
      label={messages.tabs}
      items={[
        { id: 'days', label: messages.dayByDay, content: <DayByDay planning={planning} onCustomise={onCustomise} /> },
        { id: 'itinerary', label: messages.itinerary, content: later(<TourItinerary days={days} />) },
        { id: 'summary', label: messages.summary, content: later(<TourSummary days={days} />) },
      ]}
    />
  );
}
