import { paymentMethods } from '@aitours/domain/checkout';
import type { TourBookingStep } from '@aitours/domain/tour-booking';
import { RadioGroup, Stack, TextArea, TextField } from '@aitours/ui';
import { Banknote, CreditCard } from 'lucide-react';
import { messages } from './messages.ts';
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
        label={messages.firstName}
        autoComplete="given-name"
        required
        value={values.firstName}
        onChange={(firstName) => change({ firstName })}
      />
      <TextField
        name="lastName"
        label={messages.lastName}
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
        label={messages.email}
        description={messages.emailHint}
        autoComplete="email"
        required
        value={values.email}
        onChange={(email) => change({ email })}
      />
      <TextField
        name="phone"
        type="tel"
        label={messages.phone}
        description={messages.phoneHint}
        autoComplete="tel"
        required
        value={values.phone}
        onChange={(phone) => change({ phone })}
      />
      <TextArea
        name="specialRequests"
        label={messages.requests}
        description={messages.requestsHint}
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
      label={messages.method}
      options={paymentMethods.map((value) => ({
        value,
        label: messages.methods[value].label,
        description: messages.methods[value].hint,
        icon: icons[value],
      }))}
      value={values.paymentMethod}
      onChange={(paymentMethod) => change({ paymentMethod })}
    />
  );
}
