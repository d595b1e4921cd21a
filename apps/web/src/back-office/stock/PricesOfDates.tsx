import { Section } from '@aitours/ui';
import { useRef } from 'react';
import { LastPriceEdit } from './LastPriceEdit.tsx';
import { PriceEditForm } from './PriceEditForm.tsx';
import type { PricePreview } from './previewPrices.ts';
import { priceMessages as messages } from './priceMessages.ts';
import type { StockCalendar } from './stockDraft.ts';
import type { PriceEditing } from './usePriceEdit.ts';

export interface PricesOfDatesProps {
  readonly calendar: StockCalendar;
  readonly editing: PriceEditing;
  /** What the user has changed of the prices. */
  readonly applied: PricePreview | undefined;
  /** In Dubai. */
  readonly today: string;
  readonly onUndone: () => void;
}

/** The form that changes the prices of dates, and the undoing of its last change. */
export function PricesOfDates({ calendar, editing, applied, today, onUndone }: PricesOfDatesProps) {
  const form = useRef<HTMLDivElement>(null);
  const afterUndo = () => {
    // The button that had it is gone.
    form.current?.querySelector('input')?.focus();
    onUndone();
  };
  return (
    <Section title={messages.form} description={messages.lead} size="medium">
      {applied && <LastPriceEdit calendar={calendar} applied={applied} onUndone={afterUndo} />}
      <div ref={form}>
        <PriceEditForm editing={editing} hasChild={calendar.prices.child_price !== null} today={today} />
      </div>
    </Section>
  );
}
