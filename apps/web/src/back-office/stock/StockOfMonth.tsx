import type { CalendarDate } from '@aitours/domain/dates';
import { Section } from '@aitours/ui';
import { useRef } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { usePermissions } from '../shared/access/usePermissions.ts';
import { MonthView } from './Availability.view.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { LastStockEdit } from './LastStockEdit.tsx';
import { PricesOfDates } from './PricesOfDates.tsx';
import type { PricePreview } from './previewPrices.ts';
import { priceMessages as prices } from './priceMessages.ts';
import { StockEditForm } from './StockEditForm.tsx';
import { StockSchedule } from './StockSchedule.tsx';
import type { StockCalendar } from './stockDraft.ts';
import { usePriceEdit } from './usePriceEdit.ts';
import { useStockEdit } from './useStockEdit.ts';

export interface StockOfMonthProps {
  readonly calendar: StockCalendar;
  /** YYYY-MM. */
  readonly month: string;
  readonly today: CalendarDate;
  /** What the user has changed of the prices. */
  readonly appliedPrices: PricePreview | undefined;
  readonly onPrices: (applied: PricePreview | undefined) => void;
  readonly onChanged: () => void;
}

/** A month of a product, its newest change, and the form for the next one. */
export function StockOfMonth({ calendar, month, today, appliedPrices, onPrices, onChanged }: StockOfMonthProps) {
  const notify = useNotify();
  const can = usePermissions();
  const form = useRef<HTMLDivElement>(null);
  const first = `${month}-01`;
  const editing = useStockEdit(calendar, first > today ? first : today, today, () => {
    notify('success', messages.applied);
    onChanged();
  });
  const pricing = usePriceEdit(calendar, first > today ? first : today, today, (applied) => {
    notify('success', prices.applied);
    onPrices(applied);
    onChanged();
  });
  const focusForm = () => form.current?.querySelector('input')?.focus();
  const choose = (date: CalendarDate) => {
    editing.chooseDate(date);
    pricing.chooseDate(date);
    focusForm();
  };
  const afterUndo = () => {
    // The button that had it may be gone.
    focusForm();
    onChanged();
  };
  return (
    <>
      {calendar.last_edit && (
        <LastStockEdit productType={calendar.product_type} edit={calendar.last_edit} onUndone={afterUndo} />
      )}
      <MonthView calendar={calendar} month={month} today={today} onChoose={choose} />
      <div ref={form}>
        <Section title={messages.form} size="medium">
          <StockEditForm calendar={calendar} editing={editing} today={today} />
        </Section>
      </div>
      {can('catalogue.write') && (
        <PricesOfDates
          {...{ calendar, today }}
          editing={pricing}
          applied={appliedPrices}
          onUndone={() => {
            onPrices(undefined);
            onChanged();
          }}
        />
      )}
      <StockSchedule calendar={calendar} today={today} onChanged={onChanged} />
    </>
  );
}
