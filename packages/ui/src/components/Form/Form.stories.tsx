import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { NativeSelect } from '../NativeSelect/NativeSelect.tsx';
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, type FormProps } from './Form.tsx';

const fields = (
  <>
    <TextField label="First name" name="firstName" required />
    <TextField label="E-mail" name="email" type="email" required />
    <NativeSelect
      label="Pickup place"
      name="pickup"
      placeholder="Choose one"
      options={[{ value: 'dubai', label: 'Dubai' }]}
    />
    <RadioGroup
      label="Payment"
      name="payment"
      options={[
        { value: 'card', label: 'Card' },
        { value: 'cash', label: 'Cash' },
      ]}
    />
    <Checkbox name="terms" required>
      I accept the terms
    </Checkbox>
    <Button type="submit">Continue</Button>
  </>
);

const allErrors = {
  firstName: 'Enter your first name.',
  email: 'Please enter a valid e-mail address.',
  payment: 'Please choose a payment method.',
  terms: 'Please accept the terms.',
};

const meta = {
  component: Form,
  args: { label: 'Your details', explainRequired: true, onSubmit: fn(), children: fields },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

function ValidatedForm({ onSubmit, delay, ...args }: FormProps & { delay?: number }) {
  const [errors, setErrors] = useState({});
  return (
    <Form
      {...args}
      errors={errors}
      onSubmit={(data) => {
        onSubmit(data);
        const found = data.get('firstName') ? {} : allErrors;
        if (delay === undefined) setErrors(found);
        else setTimeout(() => setErrors(found), delay);
      }}
    />
  );
}

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Layla{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Submitting with errors shows them in a summary and in the fields, and moves the focus to the summary. */
export const WithErrors: Story = {
  render: (args) => <ValidatedForm {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = canvas.getByRole('group', { name: 'There are problems with 4 fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: allErrors.firstName })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: allErrors.payment }));
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await expect(canvas.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(allErrors.email);
    await userEvent.type(canvas.getByLabelText(/^First name/), 'Layla{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: allErrors.email })).toBeNull());
  },
};

const missing = 'Please fill this in.';

/** An error that doesn't contain the label of its field is shown after it, with the group or the row of the field. */
export const NamedFields: Story = {
  args: {
    errors: {
      firstName: missing,
      'travellers.1.firstName': missing,
      'travellers.1.visas.0.country': missing,
      'arrival.flight': missing,
      payment: missing,
      email: 'Enter your e-mail.',
      terms: missing,
      elsewhere: missing,
    },
    children: (
      <>
        <TextField label="First name" name="firstName" required />
        <ul>
          <li aria-label="Traveller 2">
            <TextField label="First name" name="travellers.1.firstName" required />
            <ul>
              <li aria-label="Traveller 2, visa 1">
                <TextField label="Country" name="travellers.1.visas.0.country" />
              </li>
            </ul>
          </li>
        </ul>
        <fieldset>
          <legend>Arrival</legend>
          <TextField label="Flight" name="arrival.flight" />
        </fieldset>
        <RadioGroup label="Payment" name="payment" options={[{ value: 'card', label: 'Card' }]} required />
        <TextField label="E-mail" name="email" />
        <Checkbox name="terms" required>
          Terms
        </Checkbox>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      `First name: ${missing}`,
      `Traveller 2, First name: ${missing}`,
      `Traveller 2, visa 1, Country: ${missing}`,
      `Arrival, Flight: ${missing}`,
      `Payment: ${missing}`,
      'Enter your e-mail.',
      `Terms: ${missing}`,
      missing,
    ]);
    await userEvent.click(canvas.getByRole('link', { name: `Traveller 2, First name: ${missing}` }));
    await expect(canvas.getAllByLabelText(/^First name/)[1]).toHaveFocus();
  },
};

/** Errors from the server arrive later: the focus moves then, unless the user has typed since. */
export const ErrorsFromServer: Story = {
  render: (args) => <ValidatedForm {...args} delay={30} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('group', { name: /problems/ })).toHaveFocus());
    await userEvent.click(button);
    const email = canvas.getByLabelText(/^E-mail/);
    await userEvent.type(email, 'l');
    await new Promise((resolve) => setTimeout(resolve, 80));
    await expect(email).toHaveFocus();
  },
};

export const RightToLeft: Story = {
  args: { errors: { firstName: 'يرجى إدخال الاسم الأول' } },
  globals: { direction: 'rtl' },
};
