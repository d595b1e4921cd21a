import type { Schema } from '@aitours/api-client';
import { formatTime } from '@aitours/domain/dates';
import { Heading, Itinerary, Stack, Text } from '@aitours/ui';
import {
  BedDouble,
  CarFront,
  Flag,
  type LucideIcon,
  MapPinned,
  Sparkles,
  UserRoundCheck,
  Utensils,
} from 'lucide-react';
import type { PersonalDay } from '../../features/tour-booking/personalDay.ts';
import { messages } from './planMessages.ts';

type Item = Schema<'ItineraryItem'>;

const icons: Readonly<Record<Item['kind'], LucideIcon>> = {
  pickup: UserRoundCheck,
  dropoff: Flag,
  transfer: CarFront,
  activity: MapPinned,
  meal: Utensils,
  hotel: BedDouble,
};

const notes: Partial<Record<Item['kind'], string>> = { pickup: messages.pickupNote, dropoff: messages.dropoffNote };

/** The hourly itinerary (TOUR-15), with notes on pickup and drop-off (TOUR-16), and the added activities. */
export default function TourItinerary({ days }: { days: readonly PersonalDay[] }) {
  return (
    <Stack gap="xlarge">
      {days.map(({ day_number, title, itinerary, extras }) => (
        <Stack key={day_number} gap="medium" as="section">
          <Heading level={3}>{messages.dayTitle(day_number, title)}</Heading>
          {itinerary.length + extras.length === 0 ? (
            <Text tone="soft">{messages.itineraryEmpty}</Text>
          ) : (
            <Itinerary
              stops={[
                ...itinerary.map(({ time, kind, detail }, index) => ({
                  id: `${index} ${time}`,
                  time: formatTime(time),
                  title: messages.kinds[kind],
                  detail,
                  note: notes[kind],
                  icon: icons[kind],
                })),
                ...extras.map(({ id, name }) => ({
                  id,
                  title: messages.extra,
                  detail: name,
                  note: messages.extraNote,
                  icon: Sparkles,
                })),
              ]}
            />
          )}
        </Stack>
      ))}
    </Stack>
  );
}
