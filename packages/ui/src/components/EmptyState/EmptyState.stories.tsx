import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShoppingBag } from 'lucide-react';
import { expect } from 'storybook/test';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  args: {
    title: 'Your cart is empty',
    children: 'Sunrise balloons, evening dunes, tickets for tomorrow: it fills quickly.',
    icon: ShoppingBag,
    action: <LinkButton href="#activities">Browse activities</LinkButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Browse activities' })).toBeVisible();
  },
};
export const TitleOnly: Story = { args: { children: undefined, action: undefined } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { title: 'سلتك فارغة', children: 'تصفح الأنشطة لتبدأ.' },
  globals: { direction: 'rtl' },
};
