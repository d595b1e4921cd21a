import { addDays, getLastBookableDate } from '@aitours/domain/dates';
import { Button, EmptyState, LinkButton } from '@aitours/ui';
import { CalendarX } from 'lucide-react';
import { type Browsing, browsingPath, withAppliedRating } from '../../features/catalogue/browsing.ts';
import { useQuirks } from '../../platform/api.tsx';
import { useToday } from '../../platform/useToday.ts';
import { focusDateField } from './focusDateField.ts';
import { freeMessages } from './freeMessages.ts';
import type { BrowsingProps } from './ThingsToDo.view.tsx';

/** Says for whom and when nothing is free, and what to change. */
export function NothingFree({ browsing, onBrowse }: BrowsingProps) {
  const today = useToday();
  const { date = '', people = 1, time } = browsing;
  const { price, duration, rating, search } = withAppliedRating(browsing, useQuirks());
  const isNarrowed = Boolean(price || duration || rating || search);
  const change = (part: Partial<Browsing>) => {
    onBrowse(part, { replace: true });
    focusDateField();
  };
  const anyDate = (
    <Button tone="secondary" onClick={() => change({ date: undefined })}>
      {freeMessages.anyDate}
    </Button>
  );
  if (today && date < today) {
    const action = (
      <>
        <Button onClick={() => change({ date: today })}>{freeMessages.today}</Button>
        {anyDate}
      </>
    );
    return (
      <EmptyState level={3} icon={CalendarX} title={freeMessages.over(date)} action={action}>
        {freeMessages.overHint}
      </EmptyState>
    );
  }
  const next = addDays(date, 1);
  const hasNext = !today || next <= getLastBookableDate(today);
  const action = (
    <>
      {time && <Button onClick={() => change({ time: undefined })}>{freeMessages.anyTime}</Button>}
      {hasNext && (
        <Button tone="secondary" onClick={() => change({ date: next })}>
          {freeMessages.nextDay(next)}
        </Button>
      )}
      {isNarrowed && (
        <LinkButton
          tone="secondary"
          href={browsingPath({
            ...browsing,
            price: undefined,
            duration: undefined,
            rating: undefined,
            search: undefined,
          })}
        >
          {freeMessages.removeFilters}
        </LinkButton>
      )}
      {!time && anyDate}
    </>
  );
  return (
    <EmptyState level={3} icon={CalendarX} title={freeMessages.nothingFree(people, date, time)} action={action}>
      {isNarrowed ? freeMessages.filtersApply : freeMessages.nothingFreeHint}
    </EmptyState>
  );
}
