import { sumBulkAction } from '@aitours/domain/staff';
import { Button, Dialog, Form, ProgressBar, Stack, Table, type TableColumn, Text, TextArea } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { StepTitle } from '../../platform/StepTitle.tsx';
import * as cells from '../shared/cells.css.ts';
import { bulkMessages as messages } from './bulkMessages.ts';
import type { BulkRow, QuotedBooking } from './bulkRows.ts';
import { staffBookingMessages } from './staffBookingMessages.ts';
import { type BulkProgress, useBulkAction } from './useBulkAction.ts';

/** The actions that staff begin; the others undo one. */
export type OfferedAction = keyof typeof messages.buttons;

export interface BulkActionDialogProps {
  readonly action: OfferedAction;
  readonly quotes: readonly QuotedBooking[];
  /** @param isApplied whether bookings may have changed */
  readonly onClose: (isApplied: boolean) => void;
}

/** Shows what an action would do with each booking, applies it, and shows what it has done. */
export default function BulkActionDialog({ action, quotes, onClose }: BulkActionDialogProps) {
  const bulk = useBulkAction(action, quotes);
  const { step, rows } = bulk;
  const totals = sumBulkAction(rows);
  const close = () => onClose(step !== 'preview');
  const describeTotals = () => {
    if (step === 'running') return '';
    if (step === 'done') return messages.result(bulk.action, totals);
    return totals.done === 0 ? messages.impossible : messages.preview(action, totals);
  };
  return (
    <Dialog open size="large" title={messages.titles[action]} onClose={close} dismissable={step !== 'running'}>
      <Stack gap="medium">
        <Stack gap="small">
          <StepTitle step={step} title={messages.steps[step]} />
          <div role="status">
            <Text strong>{describeTotals()}</Text>
          </div>
          {step === 'running' && (
            <ProgressBar
              label={messages.progress}
              value={bulk.handled}
              max={bulk.all}
              valueText={messages.progressOf(bulk.handled, bulk.all)}
            />
          )}
          <AttemptError text={bulk.error} />
        </Stack>
        {step === 'preview' && totals.done > 0 && <ApplyForm action={action} count={totals.done} start={bulk.start} />}
        {step === 'done' && <NextSteps {...bulk} />}
        <Button tone="secondary" width="full" onClick={close} disabled={step === 'running'}>
          {step === 'preview' && totals.done > 0 ? messages.dontApply : messages.close}
        </Button>
        <Table caption={messages.table} captionHidden columns={columns} rows={rows} rowKey={({ number }) => number} />
      </Stack>
    </Dialog>
  );
}

const columns: readonly TableColumn<BulkRow>[] = [
  {
    key: 'number',
    header: messages.columns.number,
    cell: ({ number }) => <span className={cells.whole}>{number}</span>,
    rowHeader: true,
  },
  { key: 'customer', header: messages.columns.customer, cell: ({ customer }) => customer },
  { key: 'what', header: messages.columns.what, cell: ({ text }) => text },
];

interface ApplyFormProps extends Pick<BulkProgress, 'start'> {
  readonly action: OfferedAction;
  /** For how many bookings it is possible. */
  readonly count: number;
}

/** The button that applies the action, with the text that it needs. */
function ApplyForm({ action, count, start }: ApplyFormProps) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = action === 'cancel' || action === 'send-message' ? fields[action] : undefined;
  const submit = () => {
    const isEmpty = field !== undefined && text.trim() === '';
    setMissing(isEmpty);
    if (!isEmpty) start(field ? { [field.name]: text } : {});
  };
  return (
    <Form label={messages.form} errors={field && isMissing ? { [field.name]: field.missing } : {}} onSubmit={submit}>
      {field && (
        <TextArea
          name={field.name}
          label={field.label}
          description={field.hint}
          maxLength={field.maxLength}
          rows={2}
          required
          value={text}
          onChange={setText}
        />
      )}
      {action === 'cancel' && <Text>{messages.cannotBeUndone}</Text>}
      <Button type="submit" tone={action === 'cancel' ? 'danger' : 'primary'} width="full">
        {messages.apply[action](count)}
      </Button>
    </Form>
  );
}

const fields = {
  cancel: {
    name: 'reason',
    label: staffBookingMessages.reason,
    hint: staffBookingMessages.reasonHint,
    missing: staffBookingMessages.overrideErrors.reason.missing,
    maxLength: 500,
  },
  'send-message': {
    name: 'text',
    label: messages.message,
    hint: messages.messageHint,
    missing: messages.messageMissing,
    maxLength: 1500,
  },
} as const;

/** What can be done after an action: continue, try again, undo. */
function NextSteps({ error, resume, failed, retry, undo }: BulkProgress) {
  return (
    <>
      {error !== undefined && (
        <Button width="full" onClick={resume}>
          {messages.resume}
        </Button>
      )}
      {failed > 0 && (
        <Button width="full" onClick={retry}>
          {messages.retry(failed)}
        </Button>
      )}
      {undo && (
        <Button tone="secondary" width="full" onClick={undo}>
          {messages.undo}
        </Button>
      )}
    </>
  );
}
