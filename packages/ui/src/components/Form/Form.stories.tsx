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
