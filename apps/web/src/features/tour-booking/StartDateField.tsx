import { isScarce } from '@aitours/domain/availability';
import { type CalendarDate, formatDate } from '@aitours/domain/dates';
import { countTravellers } from '@aitours/domain/party';
import { Button, Inline, Stack, Text, TextField, VisuallyHidden } from '@aitours/ui';
import { useRef } from 'react';
import { VisitTiming } from '../../platform/visit-timing/VisitTiming.tsx';
import { formatStartProblem } from './formatStartProblem.ts';
import { formatTravelDates } from './formatTourQuote.ts';
import { messages } from './messages.ts';
import type { TourPlanning } from './useTourPlan.ts';

export interface StartDateFieldProps {
  planning: Pick<TourPlanning, 'tour' | 'start' | 'travellers'>;
  /** Without a form. */
  id?: string;
  /** The key in the errors of a form. */
  name?: string;
}

/** The first day, the places left on it, and until when it can be cancelled free of charge (GAP-24, CONST-20). */
export function StartDateField({ planning: { tour, start, travellers }, id, name }: StartDateFieldProps) {
  const field = useRef<HTMLDivElement>(null);
  const problem = formatStartProblem(start, countTravellers(travellers));
  const hasTooFewPlaces = start.problem === 'soldOut' || start.problem === 'tooFewSpots';
  const choose = (date: CalendarDate) => {
    start.change(date);
    // The button disappears.
    field.current?.querySelector('input')?.focus();
  };
  return (
    <Stack gap="small">
      <div ref={field}>
        <TextField
          type="date"
          id={id}
          name={name}
          label={messages.startDate}
          description={start.date && formatTravelDates(tour, start.date)}
          min={start.today}
          max={start.last}
          value={start.text}
          onChange={start.change}
          errorMessage={problem}
        />
      </div>
      {start.nearest.length > 0 && (
        <Inline gap="small">
          {start.nearest.map((date) => (
            <Button key={date} size="small" tone="secondary" onClick={() => choose(date)}>
              {messages.startOn(formatDate(date))}
            </Button>
          ))}
        </Inline>
      )}
      {/* The error can appear while the focus is on the number of travellers. */}
      <VisuallyHidden role="status">{hasTooFewPlaces && problem}</VisuallyHidden>
      {!start.problem && start.spots !== undefined && isScarce(start.spots) && (
        <Text size="small" tone="scarce">
          {messages.onlyLeft(start.spots)}
        </Text>
      )}
      {start.date && !start.problem && <VisitTiming date={start.date} time={null} terms={tour.cancellation_terms} />}
    </Stack>
  );
}
