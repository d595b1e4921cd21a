import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck, Settings } from 'lucide-react';
import { expect } from 'storybook/test';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  component: SideMenu,
  args: {
    label: 'Account',
    items: [
      { label: 'My Bookings', href: '/customer', icon: CalendarCheck, current: true },
      { label: 'User Settings', href: '/settings', icon: Settings },
    ],
  },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Marks the current page. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('My Bookings');
    await expect(canvas.getByRole('link', { name: 'User Settings' })).toHaveAttribute('href', '/settings');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
