import { productFilters } from '@aitours/domain/browse';
import { addDays, type CalendarDate, getLastBookableDate } from '@aitours/domain/dates';
import { Button, EmptyState, LinkButton } from '@aitours/ui';
import { CalendarX } from 'lucide-react';
import { type Browsing, getBrowsingPath, withoutFilters } from '../../features/catalogue/browsing.ts';
import { useToday } from '../../platform/useToday.ts';
import { focusDateField } from './focusDateField.ts';
import { freeMessages } from './freeMessages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';
import { useHasFilters } from './useHasFilters.ts';

/** Says for whom and when nothing is free, or that the date is over, and what to change. */
export function NothingFree({ browsing, onBrowse }: BrowsingProps) {
  const today = useToday();
  const { date = '' } = browsing;
  const change = (part: Partial<Browsing>) => {
    onBrowse(part, { replace: true });
    focusDateField();
  };
  const props = { browsing, date, today, change };
  return today && date < today ? <DateOver {...props} today={today} /> : <NothingLeft {...props} />;
}

interface EmptyDateProps {
  browsing: Browsing;
  date: CalendarDate;
  today: CalendarDate | undefined;
  change: (part: Partial<Browsing>) => void;
}

const DateOver = ({ date, today, change }: EmptyDateProps & { today: CalendarDate }) => (
  <EmptyState
    level={3}
    icon={CalendarX}
    title={freeMessages.over(date)}
    action={
      <>
        <Button onClick={() => change({ date: today })}>{freeMessages.today}</Button>
        <Button tone="secondary" onClick={() => change({ date: undefined })}>
          {freeMessages.anyDate}
        </Button>
      </>
    }
  >
    {freeMessages.overHint}
  </EmptyState>
);

function NothingLeft({ browsing, date, today, change }: EmptyDateProps) {
  const { people = 1, time } = browsing;
  const isNarrowed = useHasFilters(browsing);
  const next = addDays(date, 1);
  const hasNext = !today || next <= getLastBookableDate(today);
  const unfiltered = { ...browsing, ...withoutFilters(productFilters), search: undefined };
  return (
    <EmptyState
      level={3}
      icon={CalendarX}
      title={freeMessages.nothingFree(people, date, time)}
      action={
        <>
          {time && <Button onClick={() => change({ time: undefined })}>{freeMessages.anyTime}</Button>}
          {hasNext && (
            <Button tone="secondary" onClick={() => change({ date: next })}>
              {freeMessages.nextDay(next)}
            </Button>
          )}
          {isNarrowed && (
            <LinkButton tone="secondary" href={getBrowsingPath(unfiltered)}>
              {freeMessages.removeFilters}
            </LinkButton>
          )}
        </>
      }
    >
      {isNarrowed ? freeMessages.filtersApply : freeMessages.nothingFreeHint}
    </EmptyState>
  );
}
