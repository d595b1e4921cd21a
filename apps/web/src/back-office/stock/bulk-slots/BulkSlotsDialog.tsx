import type { Schema } from '@aitours/api-client';
import { staffMessages } from '@aitours/domain/messages';
import { Banner, Button, Dialog, ErrorState, PageSkeleton, Stack, Text } from '@aitours/ui';
import * as styles from './BulkFields.css.ts';
import { BulkFields } from './BulkFields.tsx';
import { messages } from './messages.ts';
import { Preview } from './Preview.tsx';
import { type BulkSlots, useBulkSlots } from './useBulkSlots.ts';
import { type RequiredData, useRequiredData } from './useRequiredData.ts';

export interface BulkSlotsDialogProps {
  readonly event: Schema<'Event'>;
  readonly onClose: () => void;
  /** @param slots number of created slots */
  readonly onCreated: (slots: number) => void;
}

/** Creates time slots of an event for many dates (STAFF-19 to STAFF-25). */
export default function BulkSlotsDialog({ event, onClose, onCreated }: BulkSlotsDialogProps) {
  const data = useRequiredData(event.id);
  const bulk = useBulkSlots(event, onCreated);
  const { isSaving, isComplete, submit } = bulk;
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!isSaving}
      title={messages.title}
      size="large"
      footer={
        <>
          <Button tone="secondary" onClick={onClose} disabled={isSaving}>
            {messages.cancel}
          </Button>
          <Button disabled={!isComplete} busy={isSaving} busyLabel={messages.saving} onClick={submit}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <Stack gap="large">
        <Text strong>{event.title}</Text>
        <Content bulk={bulk} event={event} data={data} />
      </Stack>
    </Dialog>
  );
}

interface ContentProps {
  readonly bulk: BulkSlots;
  readonly event: Schema<'Event'>;
  readonly data: RequiredData;
}

function Content({ bulk, event, data }: ContentProps) {
  if (data.is === 'loading') return <PageSkeleton shape="form" label={messages.loading} />;
  if (data.is === 'failed') {
    return <ErrorState title={staffMessages.requiredDataFailed} onRetry={data.retry} level={3} />;
  }
  const { isSaving, failure } = bulk;
  return (
    <>
      <BulkFields bulk={bulk} event={event} types={data.types} slots={data.slots} />
      {isSaving ? <progress className={styles.progress} aria-label={messages.saving} /> : <Preview bulk={bulk} />}
      {failure && (
        <Banner tone="critical" announce="alert" title={staffMessages.slotsFailed}>
          {failure.reason}
        </Banner>
      )}
    </>
  );
}
