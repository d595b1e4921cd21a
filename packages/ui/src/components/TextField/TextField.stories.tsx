import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapPin } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  component: TextField,
  args: { label: 'First name', name: 'firstName', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'First name' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('Layla');
    await expect(input).toHaveValue('Layla');
    await expect(args.onChange).toHaveBeenLastCalledWith('Layla');
  },
};

export const WithHelp: Story = {
  args: { description: 'As in your passport.', required: true, defaultValue: 'Layla' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^First name/);
    await expect(input).toHaveAccessibleDescription('As in your passport.');
    await expect(input).toBeRequired();
  },
};

/** The error is part of the field's description, before the help text. */
export const Invalid: Story = {
  args: { errorMessage: 'Enter your first name.', description: 'As in your passport.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Enter your first name. As in your passport.');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Layla' } };

export const Placeholder: Story = { args: { label: 'Destination', placeholder: 'Dubai, UAE', icon: MapPin } };

/** The password can be revealed; the button has `aria-pressed`. */
export const Password: Story = {
  args: { label: 'Password', type: 'password', autoComplete: 'current-password' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'open sesame');
    await expect(input).toHaveAttribute('type', 'password');
    await userEvent.tab();
    const reveal = canvas.getByRole('button', { name: 'Show password' });
    await expect(reveal).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(reveal).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const EveryType: Story = {
  render: (args) => (
    <Stack>
      {(['text', 'email', 'tel', 'url', 'password', 'date', 'time'] as const).map((type) => (
        <TextField {...args} key={type} name={type} label={type} type={type} />
      ))}
    </Stack>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Vollständiger Name der Person, die die Buchung am Tag der Abreise vorlegt',
    description: 'So, wie er im Reisepass oder im Personalausweis steht, mit allen Vornamen und Namenszusätzen.',
    errorMessage: 'Bitte geben Sie den Namen genau so an, wie er in Ihrem Ausweis steht.',
    defaultValue: 'Maximiliane-Friederike von und zu Hohenlohe-Schillingsfürst',
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { label: 'كلمة المرور', type: 'password', errorMessage: 'كلمة المرور قصيرة جدًا.' },
  globals: { direction: 'rtl' },
};
