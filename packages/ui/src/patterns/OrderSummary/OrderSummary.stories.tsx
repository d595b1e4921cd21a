import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { OrderSummary } from './OrderSummary.tsx';

const meta = {
  component: OrderSummary,
  args: {
    title: 'Order summary',
    lines: [
      { label: 'Evening dunes', amount: 'AED 715.50' },
      { label: 'Frame of Dubai', amount: 'AED 105.00' },
    ],
    total: 'AED 820.50',
    children: <Button width="full">Proceed to Checkout</Button>,
  },
} satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order summary' })).toHaveTextContent('Total AED 820.50');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
