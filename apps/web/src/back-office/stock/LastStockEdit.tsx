import type { Schema } from '@aitours/api-client';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useClient } from '../../platform/api.tsx';
import { getSlotMessages, availabilityMessages as messages } from './availabilityMessages.ts';
import type { StockCalendar } from './stockDraft.ts';
import { UndoEdit } from './UndoEdit.tsx';

export interface LastStockEditProps {
  readonly productType: StockCalendar['product_type'];
  readonly edit: Schema<'StockEdit'>;
  readonly onUndone: () => void;
}

/** The newest change of a product's stock, with the button that undoes it. */
export function LastStockEdit({ productType, edit, onUndone }: LastStockEditProps) {
  const client = useClient();
  const notify = useNotify();
  const attempt = useAttempt(messages.undoFailed);
  const undo = () =>
    attempt.run(async () => {
      const { start_date, end_date } = await client.call('undoStockEdit', { path: { id: edit.stock_edit_id } });
      notify('success', messages.undone(start_date, end_date));
      onUndone();
    });
  const text = getSlotMessages(productType).lastEdit(edit);
  return <UndoEdit text={text} label={messages.undo} attempt={attempt} onUndo={undo} />;
}
