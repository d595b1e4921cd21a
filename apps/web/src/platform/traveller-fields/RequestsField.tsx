import { maxPersonalInfoLengths } from '@aitours/domain/checkout';
import { TextArea } from '@aitours/ui';
import { travellerMessages } from './messages.ts';

export interface RequestsFieldProps {
  value: string;
  onChange: (specialRequests: string) => void;
}

/** The special requests of a booking; optional (TOUR-35). */
export function RequestsField({ value, onChange }: RequestsFieldProps) {
  return (
    <TextArea
      name="specialRequests"
      label={travellerMessages.requests}
      description={travellerMessages.requestsHint}
      rows={3}
      maxLength={maxPersonalInfoLengths.specialRequests}
      value={value}
      onChange={onChange}
    />
  );
}
