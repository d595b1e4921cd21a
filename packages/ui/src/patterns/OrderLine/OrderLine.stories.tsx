import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarDays, MapPin, Users } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Banner } from '../../components/Banner/Banner.tsx';
import { poster } from '../testing/posters.ts';
import { OrderLine } from './OrderLine.tsx';

const meta = {
  component: OrderLine,
  args: {
    title: 'Evening dunes, falcons and dinner under stars',
    href: '/activity/evening-dunes',
    kind: 'Activity',
    picture: poster('gold'),
    facts: [
      { icon: CalendarDays, label: 'Date', value: 'Fri, 18 December 2026' },
      { icon: Users, label: 'Party', value: '2 adults, 1 child' },
      { icon: MapPin, label: 'Pickup', value: 'Dubai' },
    ],
    amount: 'AED 715.50',
    onEdit: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof OrderLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const PlainTest: Story = {
  ...Plain,
  name: 'The names of edit and remove contain the title',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${args.title}` }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Remove ${args.title}` }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const WithExtras: Story = {
  args: { extras: ['Quad bike × 1, AED 150.00', 'Lunch box × 3, AED 135.00'], amountDetail: '3 × AED 333.50' },
};

export const WithWarning: Story = {
  args: { warning: <Banner tone="critical">Only 2 places are left on this day. Please change your party.</Banner> },
};

export const ReadOnly: Story = { args: { onEdit: undefined, onRemove: undefined } };
export const OnPhone: Story = {
  ...WithExtras,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
