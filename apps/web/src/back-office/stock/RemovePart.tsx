import { Button, Dialog, Stack, Text } from '@aitours/ui';
import { useEffect, useRef } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { StockEditPreview } from './StockEditPreview.tsx';
import type { Schedule } from './scheduleDraft.ts';
import { scheduleMessages as messages } from './scheduleMessages.ts';
import { type ScheduleProps, useScheduleEdit } from './useScheduleEdit.ts';

export interface RemovePartProps extends ScheduleProps {
  readonly title: string;
  readonly text: string;
  /** What it is: "Every Friday at 4:00 PM …". */
  readonly part: string;
  /** Without the part. */
  readonly next: Schedule;
}

/** Asks whether a rule or closed dates should be removed, and shows what that changes. */
export function RemovePart(props: RemovePartProps) {
  const { calendar, title, text, part, next, onClose } = props;
  const { attempt, preview, showPreview, apply } = useScheduleEdit(props, []);
  const load = useRef(() => showPreview(next));
  useEffect(() => load.current(), []);
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      dismissable={!attempt.isBusy}
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={attempt.isBusy}>
            {messages.cancel}
          </Button>
          {preview && (
            <Button busy={attempt.isBusy} onClick={() => apply(next)}>
              {messages.remove}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="medium">
        <Text strong>{part}</Text>
        <Text>{text}</Text>
        <AttemptError text={attempt.error} />
        {preview ? (
          <StockEditPreview calendar={calendar} preview={preview} />
        ) : (
          attempt.isBusy && <Text tone="soft">{messages.previewing}</Text>
        )}
      </Stack>
    </Dialog>
  );
}
