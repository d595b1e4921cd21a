import { maxPersonalInfoLengths } from '@aitours/domain/checkout';
import { Button, Form, Stack } from '@aitours/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { expectPhone } from '../../testing/expectPhone.ts';
import { travellerMessages } from './messages.ts';
import { RequestsField } from './RequestsField.tsx';
import { TravellerFields, type TravellerFieldsProps } from './TravellerFields.tsx';

const emptyValues = { firstName: '', lastName: '', email: '', phone: '' };
const mona = {
  firstName: 'Mona',
  lastName: 'Al Suwaidi',
  email: 'mona.al.suwaidi@example.ae',
  phone: '+971505550117',
};

const meta = {
  title: 'Shell/Traveller fields',
  component: TravellerFields,
  args: { values: emptyValues, onChange: fn() },
  render: (args) => <Filled {...args} />,
} satisfies Meta<typeof TravellerFields>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Holds the values, as a form does. */
function Filled({ values, onChange, ...rest }: TravellerFieldsProps) {
  const [traveller, setTraveller] = useState(values);
  return (
    <TravellerFields
      {...rest}
      values={traveller}
      onChange={(part) => {
        onChange(part);
        setTraveller((now) => ({ ...now, ...part }));
      }}
    />
  );
}

export const Empty: Story = {};

export const EmptyTest: Story = {
  ...Empty,
  name: 'Filled in by keyboard alone',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-07', 'XFER-28'],
  play: async ({ canvas, args }) => {
    for (const [label, text] of [
      [/^First name/, mona.firstName],
      [/^Last name/, mona.lastName],
      [/^Email/, mona.email],
      [/^Phone/, mona.phone],
    ] as const) {
      await userEvent.tab();
      const field = canvas.getByLabelText(label);
      await expect(field).toHaveFocus();
      await expect(field).toBeRequired();
      await userEvent.keyboard(text);
      await expect(field).toHaveValue(text);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: mona.phone });
  },
};

/** A phone number is typed in any format and shown in the international one. */
export const PhoneFormats: Story = {
  tags: ['CHECKOUT-21'],
  args: { ask: 'contact', values: mona },
  play: async ({ canvas, args }) => {
    const phone = canvas.getByLabelText(/^Phone/);
    await expectPhone(phone, mona.phone);
    await userEvent.clear(phone);
    await userEvent.type(phone, '050 5550117');
    await expect(phone).toHaveValue('050 5550117');
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: mona.phone });
    await userEvent.tab();
    await expectPhone(phone, mona.phone);
    await userEvent.type(phone, ' call');
    await userEvent.tab();
    await expect(phone).toHaveValue('+971 50 555 0117 call');
    await expect(args.onChange).toHaveBeenLastCalledWith({ phone: '+971 50 555 0117 call' });
  },
};

/** Prefilled, with autocomplete names. */
export const FromTheProfile: Story = {
  tags: ['GAP-80'],
  args: { values: mona },
  play: async ({ canvas }) => {
    const known = (label: RegExp) => canvas.getByLabelText(label).getAttribute('autocomplete');
    await expect([/^First/, /^Last/, /^Email/, /^Phone/].map(known)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
    ]);
    await expect(canvas.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
    await expect(canvas.getByLabelText(/^Phone/)).toHaveAttribute('type', 'tel');
    await expect(canvas.getByLabelText(/^Phone/)).toHaveAccessibleDescription(travellerMessages.phoneHint);
  },
};

/** Missing values have a message at their field, linked from the summary. */
export const Missing: Story = {
  tags: ['CHECKOUT-07', 'XFER-28'],
  render: (args) => (
    <Form label="Who travels" errors={travellerMessages.missing} onSubmit={fn()}>
      <Stack gap="large">
        <Filled {...args} />
        <Button type="submit">Continue</Button>
      </Stack>
    </Form>
  ),
  play: async ({ canvas }) => {
    const email = canvas.getByLabelText(/^Email/);
    await expect(email).toBeInvalid();
    await expect(email).toHaveAccessibleDescription('Enter your email address');
    canvas.getByRole('link', { name: 'Enter your email address' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(email).toHaveFocus();
  },
};

/** Names only. */
export const Names: Story = {
  tags: ['TOUR-36'],
  args: { ask: 'names' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.getByLabelText(/^Last name/)).toBeVisible();
  },
};

/** Contact details only. */
export const Contact: Story = {
  tags: ['TOUR-36'],
  args: { ask: 'contact', values: mona, emailHint: 'We write to this address about the tour.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(2);
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      'We write to this address about the tour.',
    );
  },
};

/** Input is limited to the maximum length. */
export const MaxLength: Story = {
  tags: ['CHECKOUT-21'],
  args: { values: { ...mona, firstName: 'M'.repeat(maxPersonalInfoLengths.firstName - 1) } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText(/^First/);
    await userEvent.type(name, 'ona');
    await expect(name).toHaveValue(`${'M'.repeat(maxPersonalInfoLengths.firstName - 1)}o`);
    for (const [label, max] of [
      [/^Last/, maxPersonalInfoLengths.lastName],
      [/^Email/, maxPersonalInfoLengths.email],
      [/^Phone/, maxPersonalInfoLengths.phone],
    ] as const) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('maxlength', String(max));
    }
  },
};

/** Long names on a phone. */
export const LongNames: Story = {
  args: {
    values: {
      ...mona,
      firstName: 'Maximiliane-Friederike-Charlotte',
      lastName: 'Hohenlohe-Waldenburg-Schillingsfürst',
      email: 'maximiliane-friederike.hohenlohe-waldenburg-schillingsfuerst@example.com',
    },
  },
  globals: { viewport: { value: 'phone' } },
};

/** Special requests. Special requests are free text and optional. */
export const Requests: Story = {
  tags: ['TOUR-35', 'CHECKOUT-19'],
  render: () => <SpecialRequestsForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Special requests/);
    await expect(field).not.toBeRequired();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('No nuts, please.');
    await expect(canvas.getByText(`16 / ${maxPersonalInfoLengths.specialRequests}`)).toBeVisible();
    await expect(field).toHaveAttribute('maxlength', String(maxPersonalInfoLengths.specialRequests));
  },
};

function SpecialRequestsForm() {
  const [text, setText] = useState('');
  return <RequestsField value={text} onChange={setText} />;
}
