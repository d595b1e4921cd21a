import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix } from '../../testing/Matrix.tsx';
import { Price, type PriceProps } from './Price.tsx';

const meta = { component: Price, args: { amount: 'AED 1,095.00' } } satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

const kinds: Partial<PriceProps>[] = [
  {},
  { prefix: 'from' },
  { suffix: 'per person' },
  { previousAmount: 'AED 1,200.00' },
];

export const Plain: Story = {};
export const All: Story = {
  render: (args) => (
    <Matrix rows={['small', 'medium', 'large'] as const} columns={kinds}>
      {(size, kind) => <Price {...args} {...kind} size={size} />}
    </Matrix>
  ),
};
/** Screen readers don't announce strikethrough, so hidden text names the prices. */
export const WithPreviousPrice: Story = {
  args: { previousAmount: 'AED 1,200.00' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Previous price AED 1,200.00Current price AED 1,095.00');
  },
};
export const RightToLeft: Story = { args: { prefix: 'من', amount: '١٬٠٩٥٫٠٠ د.إ.' }, globals: { direction: 'rtl' } };
