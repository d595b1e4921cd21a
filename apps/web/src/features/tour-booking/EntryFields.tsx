import { paymentMethods } from '@aitours/domain/checkout';
import type { TourBookingStep } from '@aitours/domain/tour-booking';
import { RadioGroup, Stack, TextArea, TextField } from '@aitours/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { dialogMessages } from './dialogMessages.ts';
import type { BookingEntries } from './useBookingEntries.ts';

const LONGEST_REQUEST = 500;

export interface EntryFieldsProps {
  step: TourBookingStep;
  entries: BookingEntries;
}

/** What each step asks for (TOUR-36). */
export function EntryFields({ step, entries }: EntryFieldsProps) {
  switch (step) {
    case 'personal-info':
      return <NameFields entries={entries} />;
    case 'contact-details':
      return <ContactFields entries={entries} />;
    case 'payment':
      return <PaymentField entries={entries} />;
    case 'confirmation':
      return null;
  }
}

function NameFields({ entries: { values, change } }: { entries: BookingEntries }) {
  return (
    <Stack gap="medium">
      <TextField
        name="firstName"
        label={dialogMessages.firstName}
        autoComplete="given-name"
        required
        value={values.firstName}
        onChange={(firstName) => change({ firstName })}
      />
      <TextField
        name="lastName"
        label={dialogMessages.lastName}
        autoComplete="family-name"
        required
        value={values.lastName}
        onChange={(lastName) => change({ lastName })}
      />
    </Stack>
  );
}

function ContactFields({ entries: { values, change } }: { entries: BookingEntries }) {
  return (
    <Stack gap="medium">
      <TextField
        name="email"
        type="email"
        label={dialogMessages.email}
        description={dialogMessages.emailHint}
        autoComplete="email"
        required
        value={values.email}
        onChange={(email) => change({ email })}
      />
      <TextField
        name="phone"
        type="tel"
        label={dialogMessages.phone}
        description={dialogMessages.phoneHint}
        autoComplete="tel"
        required
        value={values.phone}
        onChange={(phone) => change({ phone })}
      />
      <TextArea
        name="specialRequests"
        label={dialogMessages.requests}
        description={dialogMessages.requestsHint}
        rows={3}
        maxLength={LONGEST_REQUEST}
        value={values.specialRequests}
        onChange={(specialRequests) => change({ specialRequests })}
      />
    </Stack>
  );
}

const icons = { card: CreditCard, cash: Banknote };

/** GAP-25: no card number is asked for. */
function PaymentField({ entries: { values, change } }: { entries: BookingEntries }) {
  return (
    <RadioGroup
      look="cards"
      label={dialogMessages.method}
      options={paymentMethods.map((value) => ({
        value,
        label: dialogMessages.methods[value].label,
        description: dialogMessages.methods[value].hint,
        icon: icons[value],
      }))}
      value={values.paymentMethod}
      onChange={(paymentMethod) => change({ paymentMethod })}
    />
  );
}
