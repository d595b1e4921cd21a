import type { Schema } from '@aitours/api-client';
import { formatDate } from '@aitours/domain/dates';
import {
  Button,
  Checkbox,
  FieldGroup,
  Inline,
  NativeSelect,
  RemovableChip,
  Stack,
  Text,
  TextField,
  useField,
} from '@aitours/ui';
import { useState } from 'react';
import * as styles from './BulkFields.css.ts';
import { toggled, withDay } from './bulkPlan.ts';
import { errorMessages, messages } from './messages.ts';
import type { BulkSlots } from './useBulkSlots.ts';

export interface BulkFieldsProps {
  readonly bulk: BulkSlots;
  readonly event: Schema<'Event'>;
  readonly types: readonly Schema<'TicketType'>[];
  readonly slots: readonly Schema<'TicketTimeSlot'>[];
}

/** The plan's fields: ticket type, dates, times, capacity (STAFF-20, STAFF-21). */
export function BulkFields({ bulk, event, types, slots }: BulkFieldsProps) {
  const { plan, problems, today, change } = bulk;
  const first = today > event.start_date ? today : event.start_date;
  return (
    <Stack gap="large">
      <div className={styles.pair}>
        <NativeSelect
          label={messages.type}
          options={types.map(({ id, name }) => ({ value: id, label: name }))}
          value={plan.ticketTypeId}
          onChange={(ticketTypeId) => change({ ticketTypeId })}
        />
        <TextField
          label={messages.capacity}
          inputMode="numeric"
          value={Number.isNaN(plan.capacity) ? '' : String(plan.capacity)}
          errorMessage={problems.capacity && errorMessages.capacity[problems.capacity]}
          onChange={(text) => change({ capacity: readCapacity(text) })}
          maxLength={9}
          required
        />
      </div>
      <div className={styles.pair}>
        <TextField
          type="date"
          label={messages.start}
          min={first}
          max={event.end_date}
          value={plan.startDate}
          errorMessage={problems.startDate && errorMessages.startDate[problems.startDate]}
          onChange={(startDate) => change({ startDate })}
          required
        />
        <TextField
          type="date"
          label={messages.end}
          min={plan.startDate || first}
          max={event.end_date}
          value={plan.endDate}
          errorMessage={problems.endDate && errorMessages.endDate[problems.endDate]}
          onChange={(endDate) => change({ endDate })}
          required
        />
      </div>
      <Times bulk={bulk} slots={slots} />
      <ExcludedDays bulk={bulk} />
    </Stack>
  );
}

/** Invalid input becomes `NaN`, which the rule rejects. */
const readCapacity = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

function Times({ bulk: { plan, change }, slots }: Pick<BulkFieldsProps, 'bulk' | 'slots'>) {
  const field = useField({});
  return (
    <FieldGroup field={field} label={messages.times} required>
      {slots.length === 0 && <Text tone="soft">{messages.noTimes}</Text>}
      <Inline gap="medium">
        {slots.map(({ id, name, time }) => (
          <Checkbox
            key={id}
            checked={plan.timeSlots.includes(id)}
            onChange={() => change({ timeSlots: toggled(plan.timeSlots, id) })}
          >
            {`${time} ${name}`}
          </Checkbox>
        ))}
      </Inline>
    </FieldGroup>
  );
}

function ExcludedDays({ bulk: { plan, problems, change } }: Pick<BulkFieldsProps, 'bulk'>) {
  const [day, setDay] = useState('');
  const add = () => {
    change({ excludedDates: withDay(plan.excludedDates, day) });
    setDay('');
  };
  return (
    <Stack gap="small">
      <div className={styles.adding}>
        <div className={styles.day}>
          <TextField
            type="date"
            label={messages.excluded}
            description={messages.excludedHint}
            min={plan.startDate || undefined}
            max={plan.endDate || undefined}
            value={day}
            errorMessage={problems.excludedDates && errorMessages.excludedDates[problems.excludedDates]}
            onChange={setDay}
          />
        </div>
        <Button tone="secondary" disabled={day === ''} onClick={add}>
          {messages.leaveOut}
        </Button>
      </div>
      {plan.excludedDates.length > 0 && (
        <Inline gap="xsmall">
          {plan.excludedDates.map((excluded) => (
            <RemovableChip
              key={excluded}
              label={formatDate(excluded)}
              onRemove={() => change({ excludedDates: plan.excludedDates.filter((each) => each !== excluded) })}
            />
          ))}
        </Inline>
      )}
    </Stack>
  );
}
