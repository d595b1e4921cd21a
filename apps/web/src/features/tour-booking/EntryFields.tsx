import { nothingToPay } from '@aitours/domain/booking';
import { paymentMethods } from '@aitours/domain/checkout';
import type { TourBookingStep } from '@aitours/domain/tour-booking';
import { RadioGroup, Stack, Text } from '@aitours/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { useConfig } from '../../platform/api.tsx';
import { RequestsField } from '../../platform/traveller-fields/RequestsField.tsx';
import { TravellerFields } from '../../platform/traveller-fields/TravellerFields.tsx';
import { dialogMessages } from './dialogMessages.ts';
import type { BookingEntries } from './useBookingEntries.ts';

export interface EntryFieldsProps {
  step: TourBookingStep;
  entries: BookingEntries;
  /** Whether the tour costs nothing. */
  isFree: boolean;
}

/** The fields of each step (TOUR-36). */
export function EntryFields({ step, entries, isFree }: EntryFieldsProps) {
  switch (step) {
    case 'personal-info':
      return <TravellerFields ask="names" values={entries.values} onChange={entries.change} />;
    case 'contact-details':
      return <ContactFields entries={entries} />;
    case 'payment':
      return isFree ? <Text>{nothingToPay}</Text> : <PaymentField entries={entries} />;
    case 'confirmation':
      return null;
  }
}

function ContactFields({ entries: { values, change } }: { entries: BookingEntries }) {
  return (
    <Stack gap="medium">
      <TravellerFields ask="contact" emailHint={dialogMessages.emailHint} values={values} onChange={change} />
      <RequestsField value={values.specialRequests} onChange={(specialRequests) => change({ specialRequests })} />
    </Stack>
  );
}

const icons = { card: CreditCard, cash: Banknote };

/** No card number (GAP-25): with online payments, the next page has the provider's card fields. */
function PaymentField({ entries: { values, change } }: { entries: BookingEntries }) {
  const { onlinePayment } = useConfig();
  return (
    <RadioGroup
      variant="cards"
      label={dialogMessages.method}
      options={paymentMethods.map((value) => ({
        value,
        label: dialogMessages.methods[value].label,
        description:
          value === 'card' && onlinePayment
            ? dialogMessages.cardOnlineHint(onlinePayment.holdMinutes)
            : dialogMessages.methods[value].hint,
        icon: icons[value],
      }))}
      value={values.paymentMethod}
      onChange={(paymentMethod) => change({ paymentMethod })}
    />
  );
}
