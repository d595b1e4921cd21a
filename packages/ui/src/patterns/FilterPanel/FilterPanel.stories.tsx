import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { FilterGroups } from './FilterGroups.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const any = { value: 'any', label: 'Any' };

function FilteredList({ first }: { first: boolean }) {
  const [open, setOpen] = useState(first);
  const [price, setPrice] = useState('any');
  const [duration, setDuration] = useState('any');
  const count = [price, duration].filter((value) => value !== 'any').length;
  return (
    <FilterPanel
      open={open}
      onOpenChange={setOpen}
      count={count}
      result={count === 0 ? '24 results' : '7 results'}
      onClear={() => {
        setPrice('any');
        setDuration('any');
      }}
    >
      <FilterGroups
        groups={[
          {
            id: 'price',
            label: 'Price',
            value: price,
            onChange: setPrice,
            options: [
              any,
              { value: '-50', label: 'Under AED 50', aside: '(7)' },
              { value: '100-', label: 'Over AED 100' },
            ],
          },
          {
            id: 'duration',
            label: 'Duration',
            value: duration,
            onChange: setDuration,
            options: [any, { value: '-3', label: 'Under 3 hours' }, { value: '6-', label: 'Over 6 hours' }],
          },
        ]}
      />
    </FilterPanel>
  );
}

const meta = {
  component: FilterPanel,
  args: {
    children: null,
    open: true,
    onOpenChange: () => undefined,
    count: 0,
    onClear: () => undefined,
    result: '24 results',
  },
  render: (args) => <FilteredList first={args.open} />,
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = { args: { open: false } };

export const Collapsible: Story = {
  name: 'The panel opens and closes; closed, it shows the number of active filters',
  tags: ['!autodocs', 'test-only', 'BROWSE-03'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Under AED 50 (7)' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('7 results');
    await userEvent.click(canvas.getByRole('button', { name: /Hide filters/ }));
    await expect(canvas.queryByRole('radio', { name: 'Under AED 50 (7)' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Show filters (1)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('24 results');
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
