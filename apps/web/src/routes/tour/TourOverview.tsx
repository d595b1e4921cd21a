import type { Schema } from '@aitours/api-client';
import { formatCancellationTerms } from '@aitours/domain/booking';
import { formatRating } from '@aitours/domain/browse';
import { type Fact, FactList, Rating, Stack, Text } from '@aitours/ui';
import { CalendarDays, Flag, MapPin, RotateCcw, Tag, Users } from 'lucide-react';
import { messages as pageMessages } from './messages.ts';
import { messages } from './planMessages.ts';

/** Location, duration, type, group size and rating (TOUR-02 to TOUR-04). */
export function TourOverview({ tour }: { tour: Schema<'Tour'> }) {
  const { avg_rating, review_count, description } = tour;
  return (
    <Stack gap="large">
      {avg_rating !== null && review_count > 0 ? (
        <Rating value={avg_rating} text={formatRating(avg_rating)} reviews={review_count} variant="stars" />
      ) : (
        <Text tone="soft">{messages.noReviews}</Text>
      )}
      <Text measure size="lead">
        {description}
      </Text>
      <FactList facts={listFacts(tour)} />
    </Stack>
  );
}

function listFacts(tour: Schema<'Tour'>): Fact[] {
  const group = messages.groupSize(tour.min_group_size, tour.max_group_size);
  return [
    { icon: MapPin, label: messages.destination, value: tour.destination || tour.location || messages.usualPlace },
    {
      icon: CalendarDays,
      label: messages.duration,
      value: pageMessages.daysAndNights(tour.duration_days, tour.duration_nights),
    },
    { icon: Tag, label: messages.tourType, value: tour.tour_type || messages.usualType },
    {
      icon: RotateCcw,
      label: messages.cancellation,
      value: tour.cancellation_terms ? formatCancellationTerms(tour.cancellation_terms) : messages.freeCancellation,
    },
    ...(group === undefined ? [] : [{ icon: Users, label: messages.group, value: group }]),
    // With coordinates, it is a part of its own.
    ...(tour.meeting_point && !tour.facts?.meeting_point
      ? [{ icon: Flag, label: messages.meetingPoint, value: tour.meeting_point }]
      : []),
  ];
}
