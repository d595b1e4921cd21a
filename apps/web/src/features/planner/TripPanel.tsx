import { formatDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { formatRouteSummary } from '@aitours/domain/planner';
import { Button, EmptyState, Heading, Inline, Section, Stack, Text } from '@aitours/ui';
import { CalendarPlus, MapPinOff, Printer, Share2 } from 'lucide-react';
import { useConfig } from '../../platform/api.tsx';
import { PrayerTimes } from '../../platform/prayer-times/PrayerTimes.tsx';
import { BookPlan } from './BookPlan.tsx';
import { DayStops } from './DayStops.tsx';
import { LeftOutPlaces } from './LeftOutPlaces.tsx';
import { messages } from './messages.ts';
import type { ShownPlan } from './parsePlan.ts';
import { TripMapBox } from './TripMapBox.tsx';
import * as styles from './TripPanel.css.ts';
import { UnmetWishes } from './UnmetWishes.tsx';
import { useTripRoute } from './useTripRoute.ts';

interface TripPanelProps {
  readonly plan: ShownPlan;
  readonly onShare: () => void;
  readonly onCalendar: () => void;
  /** Of the traveller who looks at the plan, if it is known. */
  readonly hotel: string | undefined;
  readonly onPlanAgain: () => void;
}

/** A plan: map, days, and places left out (PLAN-21). */
export function TripPanel({ plan, onShare, onCalendar, hotel, onPlanAgain }: TripPanelProps) {
  const { days, destination, leftOut } = plan;
  const { mapboxToken } = useConfig();
  const route = useTripRoute(days, mapboxToken);
  const firstNumbers = days.map((_, index) => days.slice(0, index).reduce((sum, { stops }) => sum + stops.length, 1));
  const isEmpty = days.every(({ stops }) => stops.length === 0);
  if (isEmpty) {
    return (
      <Stack gap="large">
        <EmptyState icon={MapPinOff} title={messages.noProducts(destination)}>
          {messages.noProductsHint}
        </EmptyState>
        <UnmetWishes wishes={plan.unmet} />
        <LeftOutPlaces places={leftOut} />
      </Stack>
    );
  }
  return (
    <Stack gap="large">
      <TripHeader plan={plan} onShare={onShare} onCalendar={onCalendar} />
      <UnmetWishes wishes={plan.unmet} />
      <div className={styles.map}>
        <TripMapBox
          points={route.points}
          token={mapboxToken}
          summary={route.legs && route.legs.length > 0 ? formatRouteSummary(route.legs) : undefined}
        />
        {mapboxToken === '' && (
          <Text size="caption" tone="soft">
            {messages.distanceNote}
          </Text>
        )}
      </div>
      {days.map(({ date, ...day }, index) => (
        <Section key={date} title={formatDate(date)} level={3} size="medium">
          <DayStops {...day} firstNumber={firstNumbers[index] ?? 1} route={route} />
          <PrayerTimes date={date} place={destination} />
        </Section>
      ))}
      <BookPlan key={plan.id} plan={plan} hotel={hotel} onPlanAgain={onPlanAgain} />
      <LeftOutPlaces places={leftOut} />
    </Stack>
  );
}

type TripHeaderProps = Pick<TripPanelProps, 'plan' | 'onShare' | 'onCalendar'>;

function TripHeader({ plan: { days, destination, people, total }, onShare, onCalendar }: TripHeaderProps) {
  return (
    <Stack gap="small">
      <Heading level={2} size="large">
        {messages.title(days.length, destination)}
      </Heading>
      {total !== undefined && (
        <Text size="lead" figures strong>
          {messages.forPeople(formatPrice(parseFils(total)), people ?? 1)}
        </Text>
      )}
      <Text size="small" tone="soft" measure>
        {messages.priceNote}
      </Text>
      <div className={styles.links}>
        <Inline>
          <Button tone="secondary" size="small" icon={Share2} onClick={onShare}>
            {messages.share}
          </Button>
          <Button tone="secondary" size="small" icon={CalendarPlus} onClick={onCalendar}>
            {messages.calendar}
          </Button>
          <Button tone="secondary" size="small" icon={Printer} onClick={() => print()}>
            {messages.print}
          </Button>
        </Inline>
      </div>
    </Stack>
  );
}
