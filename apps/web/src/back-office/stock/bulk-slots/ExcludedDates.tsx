import { formatDate } from '@aitours/domain/dates';
import { Button, Inline, RemovableChip, Stack, TextField } from '@aitours/ui';
import { useState } from 'react';
import * as styles from './BulkFields.css.ts';
import { withDay } from './bulkPlan.ts';
import { messages as shared } from './messages.ts';

export interface ExcludedDatesProps {
  readonly name?: string;
  readonly dates: readonly string[];
  /** The range that dates are excluded from; empty until it is chosen. */
  readonly first: string;
  readonly last: string;
  readonly errorMessage?: string | undefined;
  readonly messages: { readonly excluded: string; readonly excludedHint: string; readonly exclude: string };
  readonly onChange: (dates: readonly string[]) => void;
}

/** Dates that are excluded from a range, added one by one (STAFF-20). */
export function ExcludedDates({ name, dates, first, last, errorMessage, messages, onChange }: ExcludedDatesProps) {
  const [date, setDate] = useState('');
  const add = () => {
    onChange(withDay(dates, date));
    setDate('');
  };
  return (
    <Stack gap="small">
      <div className={styles.adding}>
        <div className={styles.day}>
          <TextField
            {...(name !== undefined && { name })}
            type="date"
            label={messages.excluded}
            description={date === '' ? messages.excludedHint : shared.notAdded(messages.exclude)}
            min={first || undefined}
            max={last || undefined}
            value={date}
            errorMessage={errorMessage}
            onChange={setDate}
          />
        </div>
        <Button tone="secondary" disabled={date === ''} onClick={add}>
          {messages.exclude}
        </Button>
      </div>
      {dates.length > 0 && (
        <Inline gap="xsmall">
          {dates.map((excluded) => (
            <RemovableChip
              key={excluded}
              label={formatDate(excluded)}
              onRemove={() => onChange(dates.filter((each) => each !== excluded))}
            />
          ))}
        </Inline>
      )}
    </Stack>
  );
}
