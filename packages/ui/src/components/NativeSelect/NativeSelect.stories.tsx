import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NativeSelect } from './NativeSelect.tsx';

const meta = {
  component: NativeSelect,
  args: {
    label: 'Pickup place',
    name: 'pickup',
    onChange: fn(),
    options: [
      { value: 'dubai', label: 'Dubai hotels' },
      { value: 'sharjah', label: 'Sharjah hotels' },
      { value: 'ajman', label: 'Ajman hotels', disabled: true },
    ],
  },
} satisfies Meta<typeof NativeSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Pickup place' });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'sharjah');
    await expect(select).toHaveValue('sharjah');
    await expect(args.onChange).toHaveBeenLastCalledWith('sharjah');
  },
};

export const WithPlaceholder: Story = {
  args: { placeholder: 'Choose a pickup place' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Choose a pickup place');
  },
};

export const Invalid: Story = {
  args: { placeholder: 'Choose a pickup place', required: true, errorMessage: 'Please select pickup location' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Please select pickup location');
  },
};
export const WithHelp: Story = { args: { description: 'A driver waits in the lobby.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    options: [{ value: 'a', label: 'Alle Hotels an der Sheikh Zayed Road zwischen dem Handelszentrum und der Marina' }],
  },
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { args: { label: 'مكان الالتقاء' }, globals: { direction: 'rtl' } };
