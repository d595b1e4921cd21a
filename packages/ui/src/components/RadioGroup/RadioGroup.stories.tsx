import type { Meta, StoryObj } from '@storybook/react-vite';
import { Banknote, CreditCard } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Price } from '../Price/Price.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const meta = {
  component: RadioGroup,
  args: {
    label: 'How would you like to pay?',
    name: 'payment',
    onChange: fn(),
    options: [
      { value: 'card', label: 'Card', description: 'Visa, Mastercard, American Express' },
      { value: 'cash', label: 'Cash', description: 'To the guide, on the day' },
      { value: 'points', label: 'Points', disabled: true },
    ],
  },
} satisfies Meta<RadioGroupProps>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys move and select; the group is one tab stop. */
export const Plain: Story = {
  args: { defaultValue: 'card' },
};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'How would you like to pay?' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Card' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Cash' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
    await expect(canvas.getByRole('radio', { name: 'Cash' })).toHaveAccessibleDescription('To the guide, on the day');
  },
};

export const Cards: Story = {
  args: {
    variant: 'cards',
    defaultValue: 'card',
    options: [
      {
        value: 'card',
        label: 'Card',
        icon: CreditCard,
        description: 'Visa, Mastercard',
        aside: <Price amount="AED 0.00" size="small" />,
      },
      { value: 'cash', label: 'Cash', icon: Banknote, description: 'To the guide, on the day' },
      { value: 'points', label: 'Points', description: 'Not for this tour', disabled: true },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText('To the guide, on the day'));
    await expect(args.onChange).toHaveBeenLastCalledWith('cash');
  },
};

export const Invalid: Story = {
  args: { required: true, errorMessage: 'Please choose a payment method.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('Please choose a payment method.');
    await expect(canvas.getByRole('radio', { name: 'Card' })).toBeInvalid();
  },
};

export const WithHelp: Story = { args: { description: 'You are charged when the tour is confirmed.' } };
export const LongText: Story = {
  args: {
    variant: 'cards',
    options: [
      {
        value: 'a',
        label: 'Kreditkarte',
        description: 'Visa, Mastercard oder American Express, in Dirham abgerechnet',
      },
      { value: 'b', label: 'Barzahlung bei der Reiseleitung am Tag des Ausflugs', description: 'Bitte passend' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = {
  args: {
    label: 'طريقة الدفع',
    variant: 'cards',
    defaultValue: 'card',
    options: [
      { value: 'card', label: 'بطاقة', icon: CreditCard },
      { value: 'cash', label: 'نقدًا' },
    ],
  },
  globals: { direction: 'rtl' },
};
