import { formatTime } from '@aitours/domain/dates';
import { formatRouteSummary, type ItineraryDay, type ItineraryStop } from '@aitours/domain/planner';
import { Itinerary, Stack, Text, TextLink } from '@aitours/ui';
import { Utensils } from 'lucide-react';
import type { ComponentProps } from 'react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import type { TripRoute } from './useTripRoute.ts';

interface DayStopsProps extends Pick<ItineraryDay, 'stops' | 'lunch'> {
  /** Number of the day's first stop within the trip. */
  readonly firstNumber: number;
  readonly route: TripRoute;
}

type ItineraryItem = ComponentProps<typeof Itinerary>['stops'][number];

/** One day of a plan; each stop links to its page (PLAN-21, PLAN-29, PLAN-30). */
export function DayStops({ stops, lunch, firstNumber, route }: DayStopsProps) {
  if (stops.length === 0) return <Text tone="soft">{messages.freeDay}</Text>;
  const lunchAt = lunch ? stops.findIndex(({ time }) => time >= lunch.endTime) : -1;
  const items = stops.map((stop, index): ItineraryItem => {
    const number = firstNumber + index;
    return {
      id: String(number),
      time: formatTimes(stop),
      title: messages.stopName(number, stop.name),
      detail: <StopDetail stop={stop} />,
      note: index + 1 < stops.length ? formatLeg(route, number) : undefined,
    };
  });
  const lunchBreak = lunch && { id: 'lunch', time: formatTimes(lunch), title: messages.lunch, icon: Utensils };
  return <Itinerary stops={lunchBreak && lunchAt > 0 ? items.toSpliced(lunchAt, 0, lunchBreak) : items} />;
}

const formatTimes = ({ time, endTime }: Pick<ItineraryStop, 'time' | 'endTime'>): string =>
  endTime === undefined ? formatTime(time) : messages.until(formatTime(time), formatTime(endTime));

function StopDetail({ stop: { name, description, location, duration, cost, slug } }: { stop: ItineraryStop }) {
  return (
    <Stack gap="xxsmall">
      {description !== '' && <Text>{description}</Text>}
      <Text size="small" tone="soft">
        {messages.facts([location, duration, cost])}
      </Text>
      {slug !== undefined && (
        <TextLink href={paths.activity(slug)} standalone>
          {messages.book(name)}
        </TextLink>
      )}
    </Stack>
  );
}

/** Formats the route from this stop to the next, if both have coordinates. */
function formatLeg({ points, legs }: TripRoute, number: number): string | undefined {
  const at = points.findIndex(({ label }) => label === String(number));
  const leg = at >= 0 && points[at + 1]?.label === String(number + 1) ? legs?.[at] : undefined;
  return leg && messages.leg(formatRouteSummary([leg]));
}
