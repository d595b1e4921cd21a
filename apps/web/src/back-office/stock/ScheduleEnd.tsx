import { Button } from '@aitours/ui';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { availabilityMessages } from './availabilityMessages.ts';
import { StockEditPreview } from './StockEditPreview.tsx';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import type { StockCalendar } from './stockDraft.ts';
import type { ScheduleEditing } from './useScheduleEdit.ts';

export interface ScheduleEndProps {
  readonly calendar: StockCalendar;
  readonly editing: ScheduleEditing;
  readonly onClose: () => void;
}

/** The end of a dialog: what would change, and the buttons. A change that leaves too few places can't be saved. */
export function ScheduleEnd({ calendar, editing: { attempt, preview }, onClose }: ScheduleEndProps) {
  const canSubmit = !preview || preview.conflict_count === 0;
  return (
    <>
      <AttemptError text={attempt.error} />
      {preview && <StockEditPreview calendar={calendar} preview={preview} />}
      {canSubmit && (
        <Button type="submit" width="full" busy={attempt.isBusy}>
          {preview ? messages.save : availabilityMessages.showPreview}
        </Button>
      )}
      <Button tone="secondary" width="full" onClick={onClose} disabled={attempt.isBusy}>
        {messages.cancel}
      </Button>
    </>
  );
}
