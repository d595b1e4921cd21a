import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { PriceSummary } from './PriceSummary.tsx';

const meta = {
  component: PriceSummary,
  args: {
    lines: [
      { label: 'Adults', amount: 'AED 530.00', detail: '2 × AED 265.00' },
      { label: 'Children', amount: 'AED 185.50', detail: '1 × AED 185.50' },
      { label: 'Infants', amount: 'Free', detail: '1' },
    ],
    total: 'AED 715.50',
    note: 'Full refund until 24 hours before.',
  },
} satisfies Meta<typeof PriceSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithDiscount: Story = {
  args: {
    lines: [
      { label: 'Adults', amount: 'AED 530.00' },
      { label: 'Group discount', amount: '− AED 53.00', discount: true },
    ],
    total: 'AED 477.00',
  },
};

/** A long list scrolls within a limited height and is focusable. */
export const Scrollable: Story = {
  args: {
    scrollable: true,
    lines: Array.from({ length: 20 }, (_, index) => ({ label: `Day ${index + 1}`, amount: 'AED 150.00' })),
    total: 'AED 3,000.00',
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const list = canvas.getByRole('region', { name: 'Price' });
    await expect(list).toHaveFocus();
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

function SummaryWithCounter() {
  const [adults, setAdults] = useState(1);
  return (
    <Stack>
      <Button onClick={() => setAdults(adults + 1)}>One more</Button>
      <PriceSummary lines={[{ label: 'Adults', amount: `AED ${adults * 265}.00` }]} total={`AED ${adults * 265}.00`} />
    </Stack>
  );
}

export const Announced: Story = {
  name: 'The total is announced when it changes',
  tags: ['!autodocs', 'test-only'],
  render: () => <SummaryWithCounter />,
  play: async ({ canvas }) => {
    const total = canvas.getByText('Total').closest('p');
    await expect(total).toHaveAttribute('aria-live', 'polite');
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await expect(total).toHaveTextContent('Total AED 530.00');
  },
};

/** The amounts stay in the card on the narrowest phone. */
export const Narrow: Story = {
  args: {
    lines: [
      {
        label: 'Swim and sunset yacht off Palm Jumeirah · 2 adults, 1 child',
        detail: 'Wed 23 September 2026, 10:00 AM',
        amount: 'AED 11,020.60',
      },
    ],
    total: 'AED 11,020.60',
  },
  render: (args) => (
    <div style={{ display: 'grid', inlineSize: '14.5rem' }} data-testid="card">
      <PriceSummary {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByTestId('card').getBoundingClientRect();
    for (const amount of canvas.getAllByText('AED 11,020.60')) {
      await expect(amount.getBoundingClientRect().right).toBeLessThanOrEqual(card.right);
    }
  },
};

/** Two lines may have the same text. */
export const DuplicateLines: Story = {
  args: {
    lines: [
      { label: 'Day 2: Kayaking', amount: 'AED 150.00' },
      { label: 'Day 2: Kayaking', amount: 'AED 180.00' },
    ],
    total: 'AED 330.00',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Day 2: Kayaking')).toHaveLength(2);
  },
};

export const LongLabels: Story = {
  args: { lines: [{ label: 'Donaudampfschifffahrtsgesellschaftskapitän', amount: 'AED 1,000,000.00' }] },
  globals: { viewport: { value: 'phone' } },
};
