import type { CalendarDate } from '@aitours/domain/dates';
import { Section } from '@aitours/ui';
import { useRef } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { MonthView } from './Availability.view.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { LastStockEdit } from './LastStockEdit.tsx';
import { StockEditForm } from './StockEditForm.tsx';
import { StockSchedule } from './StockSchedule.tsx';
import type { StockCalendar } from './stockDraft.ts';
import { useStockEdit } from './useStockEdit.ts';

export interface StockOfMonthProps {
  readonly calendar: StockCalendar;
  /** YYYY-MM. */
  readonly month: string;
  readonly today: CalendarDate;
  readonly onChanged: () => void;
}

/** A month of a product, its newest change, and the form for the next one. */
export function StockOfMonth({ calendar, month, today, onChanged }: StockOfMonthProps) {
  const notify = useNotify();
  const form = useRef<HTMLDivElement>(null);
  const first = `${month}-01`;
  const editing = useStockEdit(calendar, first > today ? first : today, today, () => {
    notify('success', messages.applied);
    onChanged();
  });
  const choose = (date: CalendarDate) => {
    editing.chooseDate(date);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {calendar.last_edit && <LastStockEdit edit={calendar.last_edit} onUndone={onChanged} />}
      <MonthView calendar={calendar} month={month} today={today} onChoose={choose} />
      <div ref={form}>
        <Section title={messages.form} size="medium">
          <StockEditForm calendar={calendar} editing={editing} today={today} />
        </Section>
      </div>
      <StockSchedule calendar={calendar} today={today} onChanged={onChanged} />
    </>
  );
}
