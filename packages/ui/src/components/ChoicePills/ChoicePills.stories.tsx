import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Waves } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { ChoicePills, type ChoicePillsProps } from './ChoicePills.tsx';

const meta = {
  component: ChoicePills,
  args: {
    label: 'Category',
    onChange: fn(),
    options: ['All', 'Adventure', 'Cultural', 'Water', 'Food', 'Desert', 'Workshop'].map((label) => ({
      label,
      value: label,
    })),
  },
} satisfies Meta<ChoicePillsProps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Plain: interaction',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'All' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Adventure' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('Adventure');
    await userEvent.click(canvas.getByText('Desert'));
    await expect(canvas.getByRole('radio', { name: 'Desert' })).toBeChecked();
  },
};

/** One scrolling row. */
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithLabel: Story = { args: { labelVisible: true } };
export const WithIcons: Story = {
  args: {
    options: [
      { value: 'all', label: 'All' },
      { value: 'water', label: 'Water', icon: Waves },
      { value: 'desert', label: 'Desert', icon: Flame },
      { value: 'snow', label: 'Snow', disabled: true },
    ],
  },
};
export const RightToLeft: Story = {
  args: {
    label: 'الفئة',
    options: [
      { value: 'a', label: 'الكل' },
      { value: 'b', label: 'مغامرة' },
    ],
  },
  globals: { direction: 'rtl' },
};
