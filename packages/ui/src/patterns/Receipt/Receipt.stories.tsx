import type { Meta, StoryObj } from '@storybook/react-vite';
import { Receipt } from './Receipt.tsx';

const meta = {
  component: Receipt,
  args: {
    sections: [
      {
        title: 'Your booking',
        rows: [
          { label: 'Activity', value: 'Evening dunes, falcons and dinner under stars' },
          { label: 'Date', value: '18 December 2026' },
          { label: 'Guests', value: '2 adults, 1 child' },
        ],
      },
      {
        title: 'Contact details',
        rows: [
          { label: 'Name', value: 'Aisha Rahman' },
          { label: 'Email', value: 'aisha.rahman.with.a.long.name@example.com' },
        ],
      },
    ],
    total: { label: 'Total', value: '$715.50' },
  },
} satisfies Meta<typeof Receipt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
