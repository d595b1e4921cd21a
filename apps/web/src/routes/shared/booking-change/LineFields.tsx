import { formatWhen } from '@aitours/domain/booked';
import { formatPrice, parseFils } from '@aitours/domain/money';
import { formatParty } from '@aitours/domain/party';
import { Button, Card, Inline, NumberStepper, Section, Stack, Text } from '@aitours/ui';
import { Trash2, Undo2 } from 'lucide-react';
import type { Booking } from '../../../features/bookings/booking.ts';
import { members } from '../../../features/bookings/changeQuery.ts';
import { type BookedLine, findOptions, getBookedTravellers, getMin, type LineDraft } from './changeDraft.ts';
import { useChangeTexts } from './changeTexts.ts';
import { DateFields } from './DateFields.tsx';

export interface LineFieldsProps {
  booking: Booking;
  line: BookedLine;
  draft: LineDraft;
  onChange: (part: Partial<LineDraft>) => void;
}

/** What can change in a line of a booking. */
export function LineFields(props: LineFieldsProps) {
  const { booking, line, draft, onChange } = props;
  const texts = useChangeTexts();
  const options = findOptions(booking, line.id);
  return (
    <Card padding="large">
      <Section title={line.title} size="medium" description={formatBookedText(line)}>
        <Stack gap="medium">
          <div role="status">{draft.isRemoved && <Text>{texts.removed}</Text>}</div>
          {!draft.isRemoved && <DateFields {...props} />}
          {!draft.isRemoved && options?.can_reduce && <TravellerFields {...props} />}
          {options?.can_remove && (
            <Inline>
              <Button
                tone="quiet"
                icon={draft.isRemoved ? Undo2 : Trash2}
                aria-label={draft.isRemoved ? texts.keepLineOf(line.title) : texts.removeOf(line.title)}
                onClick={() => onChange({ isRemoved: !draft.isRemoved })}
              >
                {draft.isRemoved ? texts.keepLine : texts.remove}
              </Button>
            </Inline>
          )}
        </Stack>
      </Section>
    </Card>
  );
}

const formatBookedText = (line: BookedLine): string =>
  [formatWhen(line.date, line.time), line.ticket_type, formatParty(line), formatPrice(parseFils(line.price))]
    .filter(Boolean)
    .join(' · ');

/** The travellers of a line can only become fewer. */
function TravellerFields({ booking, line, draft, onChange }: LineFieldsProps) {
  const texts = useChangeTexts();
  const booked = getBookedTravellers(booking, line);
  return members
    .filter((member) => (booked[member] ?? 0) > getMin(line, member))
    .map((member) => (
      <NumberStepper
        key={member}
        name={`${member} ${line.id}`}
        label={texts.members[member]}
        value={draft.travellers[member] ?? 0}
        min={getMin(line, member)}
        max={booked[member] ?? 0}
        {...(getMin(line, member) > 0 && { minReason: texts.minAdults })}
        maxReason={texts.maxBooked(booked[member] ?? 0)}
        onChange={(count) => onChange({ travellers: { ...draft.travellers, [member]: count } })}
      />
    ));
}
