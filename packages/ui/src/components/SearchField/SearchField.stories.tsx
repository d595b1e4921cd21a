import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  component: SearchField,
  args: { label: 'Search tickets', placeholder: 'Yas Island, aquarium...' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Filled: Story = { args: { defaultValue: 'Yas Island' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Disabled: Story = { args: { defaultValue: 'Yas Island', disabled: true } };

/** Clearing empties the field and focuses it. */
export const Clears: Story = {
  tags: ['!autodocs', 'test-only'],
  args: { labelHidden: true, onChange: fn() },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search tickets' });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'yas');
    await expect(args.onChange).toHaveBeenLastCalledWith('yas');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

/** In the tab order the button follows the field. */
export const Keyboard: Story = {
  tags: ['!autodocs', 'test-only'],
  args: { defaultValue: 'yas' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

export const OnPhone: Story = {
  args: { defaultValue: 'Emirates, deserts and everything between them' },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { label: 'ابحث عن التذاكر', defaultValue: 'جزيرة ياس' },
  globals: { direction: 'rtl' },
};
