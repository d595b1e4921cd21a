import { isPickupPlace, type PickupPlace, pickupAddressLengths, pickupPlaces } from '@aitours/domain/activity';
import { NativeSelect, TextField } from '@aitours/ui';
import { pickupMessages as messages } from './messages.ts';

/** Where a party is picked up, as entered. */
export interface PickupDraft {
  /** null: not chosen. */
  readonly pickup: PickupPlace | null;
  readonly address: string;
}

interface PickupFieldsProps extends PickupDraft {
  readonly onChange: (change: Partial<PickupDraft>) => void;
}

/** The fields `pickup` and `address` of a form. */
export const PickupFields = ({ pickup, address, onChange }: PickupFieldsProps) => (
  <>
    <NativeSelect
      required
      name="pickup"
      label={messages.pickup}
      description={messages.pickupHint}
      placeholder={messages.choosePickup}
      options={pickupPlaces}
      value={pickup ?? ''}
      onChange={(place) => onChange({ pickup: isPickupPlace(place) ? place : null })}
    />
    <TextField
      required
      name="address"
      label={messages.address}
      description={messages.addressHint}
      autoComplete="street-address"
      maxLength={pickupAddressLengths.max}
      value={address}
      onChange={(text) => onChange({ address: text })}
    />
  </>
);
