import type { Schema } from '@aitours/api-client';
import { Checkbox, FieldGroup, Inline, NativeSelect, Stack, Text, TextField, useField } from '@aitours/ui';
import * as styles from './BulkFields.css.ts';
import { toggled } from './bulkPlan.ts';
import { ExcludedDates } from './ExcludedDates.tsx';
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
  const { plan, problems, change } = bulk;
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
      <Dates bulk={bulk} event={event} />
      <Times bulk={bulk} slots={slots} />
      <ExcludedDates
        dates={plan.excludedDates}
        first={plan.startDate}
        last={plan.endDate}
        errorMessage={problems.excludedDates && errorMessages.excludedDates[problems.excludedDates]}
        messages={messages}
        onChange={(excludedDates) => change({ excludedDates })}
      />
    </Stack>
  );
}

function Dates({ bulk: { plan, problems, today, change }, event }: Pick<BulkFieldsProps, 'bulk' | 'event'>) {
  const first = today > event.start_date ? today : event.start_date;
  return (
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
