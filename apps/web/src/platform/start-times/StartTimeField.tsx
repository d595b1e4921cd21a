import type { ActivityTime } from '@aitours/domain/availability';
import { ChoicePills } from '@aitours/ui';
import { messages } from './messages.ts';

export interface StartTimeFieldProps {
  /** Of a date, as `listActivityTimes` returns them. */
  times: readonly ActivityTime[];
  /** The selected one; null: none. */
  slotId: string | null;
  onChange: (time: ActivityTime) => void;
}

/** The choice of a start time on a date that has several, with their places left when few. */
export function StartTimeField({ times, slotId, onChange }: StartTimeFieldProps) {
  if (times.length < 2) return null;
  const choose = (id: string) => {
    const time = times.find((known) => known.slotId === id);
    if (time) onChange(time);
  };
  return (
    <ChoicePills
      label={messages.startTime}
      labelVisible
      value={slotId ?? ''}
      onChange={choose}
      options={times.map((time) => ({
        value: time.slotId,
        label: messages.option(time),
        disabled: !time.isFree && time.slotId !== slotId,
      }))}
    />
  );
}
