import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarRange, Compass, House, ShoppingBag, UserRound } from 'lucide-react';
import { expect } from 'storybook/test';
import { MobileBar } from './MobileBar.tsx';

const meta = {
  component: MobileBar,
  args: {
    items: [
      { label: 'Home', href: '/', icon: House, current: true },
      { label: 'Things to do', href: '/things-to-do', icon: Compass },
      { label: 'Day Planner', href: '/day-planner', icon: CalendarRange },
      { label: 'Cart', href: '/cart', icon: ShoppingBag, count: 3, countLabel: '3 items' },
      { label: 'Profile', href: '/profile', icon: UserRound },
    ],
  },
} satisfies Meta<typeof MobileBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home');
    await expect(canvas.getByRole('link', { name: /^Cart ?, 3 items$/ })).toBeVisible();
  },
};

export const NotOnDesktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument();
  },
};
