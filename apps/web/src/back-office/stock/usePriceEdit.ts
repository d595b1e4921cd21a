import type { CalendarDate } from '@aitours/domain/dates';
import { useState } from 'react';
import { type Attempt, useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { type PricePreview, previewPrices } from './previewPrices.ts';
import { checkPriceDraft, movePriceDraft, type PriceDraft, startPriceDraft, toPlannedRows } from './priceDraft.ts';
import { priceMessages as messages } from './priceMessages.ts';
import { savePrices } from './savePrices.ts';
import type { StockCalendar } from './stockDraft.ts';

export interface PriceEditing {
  readonly draft: PriceDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly attempt: Attempt;
  /** Undefined until it is requested, and after each change of the draft. */
  readonly preview: PricePreview | undefined;
  readonly change: (part: Partial<PriceDraft>) => void;
  readonly chooseDate: (date: CalendarDate) => void;
  readonly showPreview: () => void;
  readonly apply: () => void;
}

/** Previews and applies other prices for some dates of a product. @param onApplied called with what was applied */
export function usePriceEdit(
  calendar: StockCalendar,
  first: CalendarDate,
  today: CalendarDate,
  onApplied: (applied: PricePreview) => void,
): PriceEditing {
  const client = useClient();
  const attempt = useAttempt(messages.applyFailed);
  const [draft, setDraft] = useState(() => startPriceDraft(first));
  const [isChecked, setChecked] = useState(false);
  const [preview, setPreview] = useState<PricePreview>();
  const found = checkPriceDraft(calendar.prices, draft, today);
  const edit = (next: PriceDraft) => {
    setDraft(next);
    setPreview(undefined);
    attempt.clear();
  };
  const load = async (isNew: boolean) => setPreview({ ...(await previewPrices(client, calendar, draft)), isNew });
  return {
    draft,
    errors: isChecked ? found : {},
    attempt,
    preview,
    change: (part) => edit({ ...draft, ...part }),
    chooseDate: (date) => edit(movePriceDraft(draft, date)),
    showPreview: () => {
      setChecked(true);
      if (Object.keys(found).length === 0) attempt.run(() => load(false));
    },
    apply: () =>
      attempt.run(async () => {
        if (!preview) return;
        if (!(await savePrices(client, calendar, preview.before, toPlannedRows(preview)))) return load(true);
        setChecked(false);
        setDraft(startPriceDraft(draft.startDate));
        setPreview(undefined);
        onApplied(preview);
      }),
  };
}
