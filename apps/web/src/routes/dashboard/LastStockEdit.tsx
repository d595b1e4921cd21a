import type { Schema } from '@aitours/api-client';
import { Button, Inline, Stack, Text } from '@aitours/ui';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';

export interface LastStockEditProps {
  readonly edit: Schema<'StockEdit'>;
  readonly onUndone: () => void;
}

/** The newest change of a product's stock, with the button that undoes it. */
export function LastStockEdit({ edit, onUndone }: LastStockEditProps) {
  const client = useClient();
  const notify = useNotify();
  const { isBusy, error, run } = useAttempt(messages.undoFailed);
  const undo = () =>
    run(async () => {
      const { start_date, end_date } = await client.call('undoStockEdit', { path: { id: edit.stock_edit_id } });
      notify('success', messages.undone(start_date, end_date));
      onUndone();
    });
  return (
    <Stack gap="small">
      <Inline align="center" gap="medium">
        <Text>{messages.lastEdit(edit)}</Text>
        <Button size="small" tone="secondary" busy={isBusy} onClick={undo}>
          {messages.undo}
        </Button>
      </Inline>
      <AttemptError text={error} />
    </Stack>
  );
}
