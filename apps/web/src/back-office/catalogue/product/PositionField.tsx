import { TextField } from '@aitours/ui';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';

interface PositionFieldProps {
  readonly hint: string;
  /** As it was typed. */
  readonly value: string;
  readonly onChange: (change: { readonly position: string }) => void;
}

/** The place of a product in the lists that customers see. */
export const PositionField = ({ hint, value, onChange }: PositionFieldProps) => (
  <TextField
    name="position"
    label={messages.position}
    description={hint}
    inputMode="numeric"
    maxLength={3}
    value={value}
    onChange={(position) => onChange({ position })}
  />
);
