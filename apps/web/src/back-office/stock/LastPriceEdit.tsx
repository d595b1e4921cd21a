import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { describeFailure } from '../../features/session/failureText.ts';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { countChanges, type PricePreview } from './previewPrices.ts';
import { toPlannedRows } from './priceDraft.ts';
import { priceMessages as messages } from './priceMessages.ts';
import { savePrices } from './savePrices.ts';
import type { StockCalendar } from './stockDraft.ts';
import { UndoEdit } from './UndoEdit.tsx';

export interface LastPriceEditProps {
  readonly calendar: StockCalendar;
  readonly applied: PricePreview;
  readonly onUndone: () => void;
}

/** What the user has changed of the prices, with the button that undoes it. */
export function LastPriceEdit({ calendar, applied, onUndone }: LastPriceEditProps) {
  const client = useClient();
  const notify = useNotify();
  const attempt = useAttempt(messages.undoFailed, (failure, fallback) =>
    failure instanceof ChangedSince ? messages.changedSince : describeFailure(failure, fallback),
  );
  const undo = () =>
    attempt.run(async () => {
      const after = { ...applied.before, seasons: applied.seasons };
      if (!(await savePrices(client, calendar, after, toPlannedRows(applied.before)))) throw new ChangedSince();
      notify('success', messages.undone);
      onUndone();
    });
  return <UndoEdit text={messages.last(countChanges(applied))} label={messages.undo} attempt={attempt} onUndo={undo} />;
}

class ChangedSince extends Error {}
