import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AddonPicker } from './AddonPicker.tsx';

const meta = {
  component: AddonPicker,
  args: {
    label: 'Add-ons',
    addons: [
      { id: 'quad', title: 'Quad bike', detail: '30 minutes, from 16 years', price: 'AED 150.00', quantity: 1 },
      { id: 'lunch', title: 'Lunch box', price: 'AED 45.00', quantity: 0 },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof AddonPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'Each add-on has its own quantity',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More: Lunch box' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('lunch', 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer: Quad bike' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('quad', 0);
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
