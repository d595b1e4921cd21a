import { formatTime } from '@aitours/domain/dates';
import { formatRouteSummary, type ItineraryStop } from '@aitours/domain/planner';
import { Itinerary, Stack, Text, TextLink } from '@aitours/ui';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import type { TripRoute } from './useTripRoute.ts';

interface DayStopsProps {
  readonly stops: readonly ItineraryStop[];
  /** Number of the day's first stop within the trip. */
  readonly firstNumber: number;
  readonly route: TripRoute;
}

/** One day of a plan; each stop links to its page (PLAN-21, PLAN-29, PLAN-30). */
export function DayStops({ stops, firstNumber, route }: DayStopsProps) {
  if (stops.length === 0) return <Text tone="soft">{messages.freeDay}</Text>;
  return (
    <Itinerary
      stops={stops.map((stop, index) => {
        const number = firstNumber + index;
        return {
          id: String(number),
          time: formatTimes(stop),
          title: messages.stopName(number, stop.name),
          detail: <StopDetail stop={stop} />,
          note: index + 1 < stops.length ? formatLeg(route, number) : undefined,
        };
      })}
    />
  );
}

const formatTimes = ({ time, endTime }: ItineraryStop): string =>
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
