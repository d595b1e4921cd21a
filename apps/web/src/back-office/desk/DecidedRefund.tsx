import { NativeSelect, TextArea, TextField } from '@aitours/ui';
import type { CancelDraft } from './cancelDraft.ts';
import { staffBookingMessages as messages } from './staffBookingMessages.ts';

export interface DecidedRefundProps {
  readonly draft: CancelDraft;
  /** What was paid, as on the wire. */
  readonly paid: string;
  readonly onChange: (part: Partial<CancelDraft>) => void;
}

/** The fields of a refund that staff decide, with their reason. */
export const DecidedRefund = ({ draft, paid, onChange }: DecidedRefundProps) => (
  <>
    <NativeSelect
      label={messages.refundIn}
      options={messages.refundUnits}
      value={draft.unit}
      onChange={(unit) => onChange({ unit: unit === 'amount' ? 'amount' : 'percent' })}
    />
    <TextField
      name="refund"
      label={draft.unit === 'percent' ? messages.percent : messages.amount}
      description={messages.atMost(paid)}
      inputMode={draft.unit === 'percent' ? 'numeric' : 'decimal'}
      maxLength={12}
      required
      value={draft.value}
      onChange={(value) => onChange({ value })}
    />
    <TextArea
      name="reason"
      label={messages.reason}
      description={messages.reasonHint}
      rows={2}
      maxLength={500}
      required
      value={draft.reason}
      onChange={(reason) => onChange({ reason })}
    />
  </>
);
