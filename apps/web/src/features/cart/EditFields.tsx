import { isPickupPlace, pickupAddressLengths, pickupPlaces } from '@aitours/domain/activity';
import type { ActivityTime } from '@aitours/domain/availability';
import { maxTickets, type PartyMember, partyLimits } from '@aitours/domain/party';
import { NativeSelect, NumberStepper, Stack, TextField } from '@aitours/ui';
import { pickupMessages } from '../../platform/pickup-fields/messages.ts';
import { StartTimeField } from '../../platform/start-times/StartTimeField.tsx';
import type { Ages, Edit, EditProblems } from './itemEdit.ts';
import { messages } from './messages.ts';

export interface EditFieldsProps {
  readonly edit: Edit;
  readonly ages: Ages;
  readonly times: readonly ActivityTime[];
  readonly problems: EditProblems;
  readonly onChange: (edit: Edit) => void;
}

const members: Readonly<Record<Edit['of'], readonly PartyMember[]>> = {
  activity: ['adults', 'children', 'infants'],
  ticket: ['adults', 'children'],
};

/** The fields for start time, party and pickup (CART-07). */
export function EditFields({ edit, ages, times, problems, onChange }: EditFieldsProps) {
  const isOffered = (member: PartyMember) => edit.of === 'activity' || member === 'adults' || edit.hasChildTickets;
  return (
    <Stack gap="medium">
      {edit.of === 'activity' && (
        <StartTimeField times={times} slotId={edit.slotId} onChange={({ slotId }) => onChange({ ...edit, slotId })} />
      )}
      {members[edit.of].filter(isOffered).map((member) => {
        const { min, max } = edit.of === 'ticket' ? { min: 0, max: maxTickets } : partyLimits[member];
        return (
          <NumberStepper
            key={member}
            label={messages.members[member]}
            description={ages[member]?.text}
            value={edit.party[member]}
            min={min}
            max={ages[member]?.isExcluded ? 0 : max}
            minReason={min === 0 ? messages.min : messages.minAdults}
            maxReason={ages[member]?.isExcluded ? ages[member].text : messages.max(max)}
            errorMessage={problems[member]}
            onChange={(count) => onChange({ ...edit, party: { ...edit.party, [member]: count } })}
          />
        );
      })}
      {edit.of === 'activity' && (
        <>
          <NativeSelect
            label={pickupMessages.pickup}
            options={pickupPlaces}
            value={edit.pickup}
            errorMessage={problems.pickup}
            onChange={(pickup) => isPickupPlace(pickup) && onChange({ ...edit, pickup })}
          />
          <TextField
            required
            label={pickupMessages.address}
            maxLength={pickupAddressLengths.max}
            value={edit.address}
            errorMessage={problems.address}
            onChange={(address) => onChange({ ...edit, address })}
          />
        </>
      )}
    </Stack>
  );
}
