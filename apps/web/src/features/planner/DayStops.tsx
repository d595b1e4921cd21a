import { formatTime } from '@aitours/domain/dates';
import { formatRouteSummary, type ItineraryDay, type ItineraryStop } from '@aitours/domain/planner';
import { Itinerary, Stack, Text, TextLink } from '@aitours/ui';
import { MoonStar, Utensils } from 'lucide-react';
import type { ComponentProps } from 'react';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';
import type { TripRoute } from './useTripRoute.ts';

interface DayStopsProps extends Pick<ItineraryDay, 'stops' | 'lunch' | 'prayers'> {
  /** Number of the day's first stop within the trip. */
  readonly firstNumber: number;
  readonly route: TripRoute;
}

type ItineraryItem = ComponentProps<typeof Itinerary>['stops'][number];

/** One day of a plan; each stop links to its page (PLAN-21, PLAN-29, PLAN-30). */
export function DayStops({ stops, firstNumber, route, ...breaks }: DayStopsProps) {
  if (stops.length === 0) return <Text tone="soft">{messages.freeDay}</Text>;
  const rests = listRests(breaks);
  const items = stops.flatMap((stop, index): ItineraryItem[] => {
    const number = firstNumber + index;
    const before = rests.filter(({ until }) => index > 0 && stops.findIndex(({ time }) => time >= until) === index);
    const item = {
      id: String(number),
      time: formatTimes(stop),
      title: messages.stopName(number, stop.name),
      detail: <StopDetail stop={stop} />,
      note: index + 1 < stops.length ? formatLeg(route, number) : undefined,
    };
    return [...before.map(({ item: rest }) => rest), item];
  });
  return <Itinerary stops={items} />;
}

/** The breaks of a day in order of time, each with its end. */
function listRests({ lunch, prayers = [] }: Pick<ItineraryDay, 'lunch' | 'prayers'>) {
  const rests = [
    ...(lunch ? [{ ...lunch, id: 'lunch', title: messages.lunch, icon: Utensils }] : []),
    ...prayers.map(({ prayer, ...times }) => ({
      ...times,
      id: prayer,
      title: messages.prayerBreak(prayer),
      icon: MoonStar,
    })),
  ];
  return rests
    .sort((a, b) => (a.time < b.time ? -1 : 1))
    .map(({ id, title, icon, ...times }) => ({
      until: times.endTime,
      item: { id, time: formatTimes(times), title, icon },
    }));
}

const formatTimes = ({ time, endTime }: Pick<ItineraryStop, 'time' | 'endTime'>): string =>
  endTime === undefined ? formatTime(time) : messages.until(formatTime(time), formatTime(endTime));

function StopDetail({ stop }: { stop: ItineraryStop }) {
  const { name, description, location, duration, cost } = stop;
  const href = findHref(stop);
  return (
    <Stack gap="xxsmall">
      {description !== '' && <Text>{description}</Text>}
      <Text size="small" tone="soft">
        {messages.facts([location, duration, cost])}
      </Text>
      {href !== undefined && (
        <TextLink href={href} standalone>
          {messages.book(name)}
        </TextLink>
      )}
    </Stack>
  );
}

/** The page of a stop that the shop sells. */
function findHref({ slug, attractionSlug }: ItineraryStop): string | undefined {
  if (attractionSlug !== undefined) return paths.attractionDetail(attractionSlug);
  return slug === undefined ? undefined : paths.activity(slug);
}

/** Formats the route from this stop to the next, if both have coordinates. */
function formatLeg({ points, legs }: TripRoute, number: number): string | undefined {
  const at = points.findIndex(({ label }) => label === String(number));
  const leg = at >= 0 && points[at + 1]?.label === String(number + 1) ? legs?.[at] : undefined;
  return leg && messages.leg(formatRouteSummary([leg]));
}
