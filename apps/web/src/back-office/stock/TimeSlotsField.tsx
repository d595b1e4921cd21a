import { CheckboxesField } from '../shared/CheckboxesField.tsx';
import { availabilityMessages as messages } from './availabilityMessages.ts';
import { describeTimeSlot } from './scheduleMessages.ts';
import type { StockCalendar } from './stockDraft.ts';

export interface TimeSlotsFieldProps {
  readonly slots: StockCalendar['time_slots'];
  /** Ids of time slots. */
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly required: boolean;
  readonly errorMessage?: string | undefined;
}

/**
 * The choice of time slots. Those of other seasons or weekdays at the same time are one choice: they are never on the
 * same date.
 */
export function TimeSlotsField({ slots, chosen, onChange, ...rest }: TimeSlotsFieldProps) {
  const byTime = Map.groupBy(slots, describeTimeSlot);
  const listIds = (label: string) => (byTime.get(label) ?? []).map(({ time_slot_id }) => time_slot_id);
  const labels = [...byTime.keys()];
  return (
    <CheckboxesField
      {...rest}
      name="timeSlots"
      label={messages.timeSlots}
      options={labels.map((label) => ({ value: label, label }))}
      chosen={labels.filter((label) => listIds(label).some((id) => chosen.includes(id)))}
      onChange={(next) => onChange(next.flatMap(listIds))}
    />
  );
}
