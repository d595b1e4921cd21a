import type { Schema } from '@aitours/api-client';
import {
  Container,
  Grid,
  Hero,
  Inline,
  LinkButton,
  Section,
  Skeleton,
  Stack,
  StickyBar,
  Tabs,
  Text,
  TextLink,
} from '@aitours/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { paths } from '../../app/paths.ts';
import { pictureOf } from '../../features/catalogue/pictureOf.ts';
import { WishlistButton } from '../../features/wishlist/WishlistButton.tsx';
import { DayByDay } from './DayByDay.tsx';
import { messages } from './messages.ts';
import { PricePanel } from './PricePanel.tsx';
import { TourOverview } from './TourOverview.tsx';
import { useTourChoice } from './useTourChoice.ts';

/** What stands behind the other tabs comes when they are opened. */
const TourItinerary = lazy(() => import('./TourItinerary.tsx'));
const TourSummary = lazy(() => import('./TourSummary.tsx'));

const later = (content: ReactNode) => <Suspense fallback={<Skeleton shape="panel" />}>{content}</Suspense>;

/** A tour: its picture, what it is, its days in three ways, and what it costs (TOUR-01 to TOUR-24). */
export function TourDetail({ tour }: { tour: Schema<'Tour'> }) {
  const choice = useTourChoice(tour);
  const { slug, title, days } = tour;
  const picture = tour.featured_image ?? (tour.images.find((each) => each.is_primary) ?? tour.images[0])?.image;
  return (
    <>
      <Container>
        <Stack gap="xlarge">
          <Inline justify="between">
            <TextLink href={paths.thingsToDo('tours')}>{messages.tours}</TextLink>
            <WishlistButton item={{ kind: 'tour', slug, title }} />
          </Inline>
          <Hero
            height="low"
            title={title || tour.name}
            text={messages.daysAndNights(tour.duration_days, tour.duration_nights)}
            picture={pictureOf(picture)}
          />
          <Grid columns="panel" gap="xxlarge">
            <Stack gap="section">
              <Section title={messages.overview}>
                <TourOverview tour={tour} />
              </Section>
              {days.length === 0 ? (
                <Text tone="soft">{messages.noDays}</Text>
              ) : (
                <Tabs
                  label={messages.tabs}
                  items={[
                    { id: 'days', label: messages.dayByDay, content: <DayByDay days={days} /> },
                    { id: 'itinerary', label: messages.itinerary, content: later(<TourItinerary days={days} />) },
                    { id: 'summary', label: messages.summary, content: later(<TourSummary days={days} />) },
                  ]}
                />
              )}
            </Stack>
            <PricePanel choice={choice} />
          </Grid>
        </Stack>
      </Container>
      <StickyBar
        label={messages.bar}
        summary={
          <Text as="span" size="small" tone="soft">
            {messages.total}{' '}
            <Text as="strong" size="lead" figures>
              {choice.quote.total}
            </Text>
          </Text>
        }
      >
        <LinkButton href={paths.contact}>{messages.ask}</LinkButton>
      </StickyBar>
    </>
  );
}
